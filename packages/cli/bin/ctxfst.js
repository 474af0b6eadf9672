#!/usr/bin/env node
import { main, processIo, tuneRuntime } from "../dist/index.js";

tuneRuntime();

// The exit code is set, never forced: pending writes to a pipe still arrive.
process.exitCode = await main(process.argv.slice(2), processIo());
