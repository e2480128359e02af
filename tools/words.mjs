#!/usr/bin/env node
/**
 * Checks the words of texts, comments and docs against the glossary (tools/lib/glossary.mjs).
 */
import { readFile } from 'node:fs/promises';
import { listFiles } from './lib/files.mjs';
import { allowed, rules } from './lib/glossary.mjs';
import { join } from 'node:path';
import { root } from './lib/paths.mjs';
import { piecesOf } from './lib/prose.mjs';

const files = await listFiles(
	( path ) =>
		/\.(php|tsx?|mjs|cjs|js|scss|md|txt)$/.test( path ) &&
		! /^(languages|assets\/.*\.js|tests\/fixtures)\b|LICENSE/.test( path )
);
const problems = [];
for ( const file of files ) {
	const source = await readFile( join( root, file ), 'utf8' );
	for ( const { kind, text, line } of piecesOf( file, source ) ) {
		for ( const { pattern, say, kinds } of rules ) {
			const found = kinds.includes( kind ) && pattern.exec( text );
			if (
				found &&
				! allowed.some(
					( one ) => one.in.test( file ) && one.text.test( text )
				)
			) {
				problems.push(
					`${ file }:${ line } “${ found[ 0 ] }”: ${ say }`
				);
			}
		}
	}
}
process.stdout.write(
	problems.length > 0
		? problems.join( '\n' ) + '\n'
		: `${ files.length } files use the words of the glossary.\n`
);
process.exitCode = problems.length > 0 ? 1 : 0;
