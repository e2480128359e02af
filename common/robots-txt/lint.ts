/**
 * Lints a robots.txt file. The file isn't changed: crawlers silently ignore lines that they don't understand, so mistakes go
 * unnoticed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
import { findBlockingRule, readRules, type Rule } from './rules';

/** Crawlers must read at least 500 KiB and may ignore the rest (RFC 9309 section 2.5); Google does. */
const MAX_BYTES = 500 * 1024;

export type Severity = 'error' | 'warning' | 'info';

type Code =
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
	/** Line number from 1; null for the file as a whole. */
	line: number | null;
	/** The name of an unknown directive. */
	name?: string;
	/** The directive that was probably meant by an unknown one. */
	suggestion?: string;
}

/** Rules that are only valid inside a group of user agents. */
const OF_GROUPS = [ 'allow', 'disallow', 'crawl-delay' ];

/**
 * Known directives in their usual spelling. "Crawl-delay", "Host" and "Clean-param" aren't in the RFC, but some crawlers
 * obey them.
 */
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
 * Returns all findings: those for the whole file first, then by line.
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
 * Returns the known directive that was probably meant: at most two letters differ.
 *
 * @param name The name of an unknown directive, in lowercase.
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
 * Levenshtein distance: how many letters to insert, delete or replace.
 *
 * @param from
 * @param to
 */
function distance( from: string, to: string ): number {
	// Too different anyway, and a line may be as long as the file.
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
