#!/usr/bin/env node
/**
 * Builds the plugin and the example add-on, before `npm test` starts its sites: they have copies of the files.
 */
import { buildPlugin, ensureExample } from './lib/build.mjs';

await buildPlugin();
await ensureExample();
