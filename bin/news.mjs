#!/usr/bin/env node
/**
 * `npm run news`: writes assets/whats-new.xml from CHANGELOG.md; `npm run plugin-zip` does the same.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newsFeed } from './lib/news-feed.mjs';
import { root } from './lib/paths.mjs';

const read = ( file ) => readFile( join( root, file ), 'utf8' );

const { version } = JSON.parse( await read( 'package.json' ) );
await writeFile(
	join( root, 'assets', 'whats-new.xml' ),
	newsFeed( await read( 'CHANGELOG.md' ), { version, date: new Date() } )
);
