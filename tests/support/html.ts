/** The HTML parser. It takes as long to load as all else of a small test file: as-found.ts loads it once for all files of a process. */
import type * as Parser from 'parse5';

declare global {
	var pharosHtmlParser: typeof Parser | undefined;
}

export const { parse, parseFragment }: typeof Parser =
	globalThis.pharosHtmlParser ?? require( 'parse5' );
