/**
 * What is wrong with a robots.txt. Nothing of it is changed: crawlers leave out what they do not understand, so a mistake
 * does harm silently.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
import { findBlockingRule, readRules, type Rule } from './rules';

/** Crawlers read 500 KiB and may leave the rest (RFC 9309 section 2.5, and Google does). */
const MAX_BYTES = 500 * 1024;

export type Severity = 'error' | 'warning' | 'info';

export type Code =
	| 'not_a_rule'
	| 'unknown'
	| 'no_group'
	| 'no_agent'
	| 'path'
	| 'blocks_all'
	| 'sitemap_url'
	| 'no_sitemap'
	| 'too_large';

export interface Finding {
	code: Code;
	severity: Severity;
	/** From 1; null for the file as a whole. */
	line: number | null;
	/** Of an unknown directive: its name. */
	name?: string;
	/** Of an unknown directive: what was probably meant. */
	suggestion?: string;
}

/** Rules that belong to a group of user agents. */
const OF_GROUPS = [ 'allow', 'disallow', 'crawl-delay' ];

/** Written as people write them. "Crawl-delay", "Host" and "Clean-param" are not in the RFC, but some crawlers obey them. */
const KNOWN = [
	'User-agent',
	'Allow',
	'Disallow',
	'Sitemap',
	'Crawl-delay',
	'Host',
	'Clean-param',
	'Content-signal',
];

/**
 * All findings, in the order of the lines; those of the whole file first.
 *
 * @param text The whole file.
 */
export function lint( text: string ): Finding[] {
	const rules = readRules( text );
	const findings: Finding[] = [];
	if ( new Blob( [ text ] ).size > MAX_BYTES ) {
		findings.push( { code: 'too_large', severity: 'error', line: null } );
	}
	if ( ! rules.some( ( { name } ) => name === 'sitemap' ) ) {
		findings.push( { code: 'no_sitemap', severity: 'info', line: null } );
	}

	const blocking = findBlockingRule( rules );
	let hasGroup = false;
	for ( const rule of rules ) {
		hasGroup ||= rule.name === 'user-agent';
		const finding =
			rule === blocking
				? ( { code: 'blocks_all', severity: 'warning' } as const )
				: check( rule, hasGroup );
		if ( finding ) {
			findings.push( { ...finding, line: rule.line } );
		}
	}
	return findings;
}

function check(
	{ name, value }: Rule,
	hasGroup: boolean
): Omit< Finding, 'line' > | undefined {
	if ( name === '' ) {
		return { code: 'not_a_rule', severity: 'error' };
	}
	if ( ! KNOWN.some( ( known ) => known.toLowerCase() === name ) ) {
		const suggestion = closest( name );
		return {
			code: 'unknown',
			severity: 'error',
			name,
			...( suggestion && { suggestion } ),
		};
	}
	if ( OF_GROUPS.includes( name ) && ! hasGroup ) {
		return { code: 'no_group', severity: 'error' };
	}
	if ( name === 'user-agent' && value === '' ) {
		return { code: 'no_agent', severity: 'error' };
	}
	if (
		( name === 'allow' || name === 'disallow' ) &&
		! /^(?:$|[/*])/.test( value )
	) {
		return { code: 'path', severity: 'warning' };
	}
	if ( name === 'sitemap' && ! isAbsolute( value ) ) {
		return { code: 'sitemap_url', severity: 'error' };
	}
	return undefined;
}

const isAbsolute = ( address: string ): boolean =>
	/^https?:\/\/[^\s/]/i.test( address );

/**
 * What somebody who wrote that meant: at most two letters are wrong.
 *
 * @param name In small letters.
 */
function closest( name: string ): string | undefined {
	const letters = ( word: string ) =>
		word.toLowerCase().replace( /[^a-z]/g, '' );
	return KNOWN.map( ( known ) => ( {
		known,
		wrong: distance( letters( name ), letters( known ) ),
	} ) )
		.filter(
			( { known, wrong } ) => wrong <= 2 && wrong < known.length / 2
		)
		.sort( ( a, b ) => a.wrong - b.wrong )[ 0 ]?.known;
}

/**
 * Levenshtein's: how many letters to put in, take out or change.
 *
 * @param from
 * @param to
 */
function distance( from: string, to: string ): number {
	// Far off anyway, and a line may be as long as the file.
	if ( Math.abs( from.length - to.length ) > 2 ) {
		return Infinity;
	}
	let row = Array.from( { length: to.length + 1 }, ( _, index ) => index );
	for ( const [ i, letter ] of [ ...from ].entries() ) {
		const next = [ i + 1 ];
		for ( let j = 0; j < to.length; j++ ) {
			next.push(
				Math.min(
					( row[ j ] ?? 0 ) + ( letter === to[ j ] ? 0 : 1 ),
					( row[ j + 1 ] ?? 0 ) + 1,
					( next[ j ] ?? 0 ) + 1
				)
			);
		}
		row = next;
	}
	return row[ to.length ] ?? 0;
}
