#!/usr/bin/env node
/**
 * `npm run news`: writes assets/whats-new.xml, the feed of "What's New?", from docs/whats-new.md. A unit test compares them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsFeed } from './lib/news-feed.mjs';
import { root } from './lib/paths.mjs';

await writeFile(
	join( root, 'assets', 'whats-new.xml' ),
	newsFeed( await readFile( join( root, 'docs', 'whats-new.md' ), 'utf8' ) )
);
