/**
 * Reads robots.txt by RFC 9309 section 2.2, as includes/RobotsTxt/Rules.php does; tests/fixtures/robots-txt.json keeps the
 * two in step.
 */

/** A line that says something. */
export interface Rule {
	/** Of the line, from 1. */
	line: number;
	/** In small letters; '' when the line has no colon. */
	name: string;
	value: string;
}

/**
 * The lines of the file that are neither empty nor only a comment.
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

/** Fits every address: "/", "/*" or "*". */
const EVERYTHING = /^(?:\/\**|\*+)$/;

/**
 * The rule by which a crawler that the file does not name may not read any page: in the group of "*", the longest of those
 * that fit every address forbids. Undefined when there is none.
 *
 * @param rules From readRules().
 */
export function findBlockingRule( rules: Rule[] ): Rule | undefined {
	let isForAll = false;
	let namesAgents = false;
	let longestAllowed = 0;
	let blocking: Rule | undefined;
	for ( const rule of rules ) {
		if ( rule.name === 'user-agent' ) {
			// Several of them in a row share the rules that follow.
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
 * Whether the file forbids the whole site to every crawler that it does not name.
 *
 * @param text The whole file.
 */
export const blocksEverything = ( text: string ): boolean =>
	findBlockingRule( readRules( text ) ) !== undefined;
