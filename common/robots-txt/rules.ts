/**
 * Parses robots.txt according to RFC 9309 section 2.2, like includes/RobotsTxt/Rules.php; tests/fixtures/robots-txt.json
 * tests both for the same results.
 */

/** A line that is neither empty nor only a comment. */
export interface Rule {
	/** Line number, from 1. */
	line: number;
	/** Lowercase; '' when the line has no colon. */
	name: string;
	value: string;
}

/**
 * Returns the lines that are neither empty nor only a comment.
 *
 * @param text The whole file.
 */
export function readRules( text: string ): Rule[] {
	return text.split( /\r\n|\r|\n/ ).flatMap( ( whole, index ) => {
		const [ written = '' ] = whole.replace( /^\uFEFF/, '' ).split( '#' );
		const rule = written.trim();
		if ( rule === '' ) {
			return [];
		}
		const colon = rule.indexOf( ':' );
		return {
			line: index + 1,
			name: colon < 0 ? '' : rule.slice( 0, colon ).trim().toLowerCase(),
			value: ( colon < 0 ? rule : rule.slice( colon + 1 ) ).trim(),
		};
	} );
}

/** Matches every URL: "/", "/*" or "*". */
const EVERYTHING = /^(?:\/\**|\*+)$/;

/**
 * Returns the rule that blocks all pages for crawlers without their own group: in the group of "*", the longest rule that
 * matches every URL is a Disallow. Undefined when no rule does.
 *
 * @param rules The return value of readRules().
 */
export function findBlockingRule( rules: Rule[] ): Rule | undefined {
	let isForAll = false;
	let namesAgents = false;
	let longestAllowed = 0;
	let blocking: Rule | undefined;
	for ( const rule of rules ) {
		if ( rule.name === 'user-agent' ) {
			// Consecutive User-agent lines share the rules that follow.
			isForAll = ( namesAgents && isForAll ) || rule.value === '*';
			namesAgents = true;
		} else if ( rule.name === 'allow' || rule.name === 'disallow' ) {
			namesAgents = false;
			if ( ! isForAll || ! EVERYTHING.test( rule.value ) ) {
				continue;
			}
			if ( rule.name === 'allow' ) {
				longestAllowed = Math.max( longestAllowed, rule.value.length );
			} else if ( rule.value.length > ( blocking?.value.length ?? 0 ) ) {
				blocking = rule;
			}
		}
	}
	return blocking && blocking.value.length > longestAllowed
		? blocking
		: undefined;
}

/**
 * Whether the file blocks the whole site for all crawlers without their own group.
 *
 * @param text The whole file.
 */
export const blocksEverything = ( text: string ): boolean =>
	findBlockingRule( readRules( text ) ) !== undefined;
