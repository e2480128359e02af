import { readSteps } from './content/read';
import { readKeywords } from './language/keyword';
import { measure } from './language/words';
import type { Page, Rule } from './rule';
import { RULES } from './rules';
import { allAtOnce } from './steps';
import type { Finding, PageSnapshot } from './types';

/**
 * Checks a page step by step: the caller may pause after each step. A rule that throws is logged to the console and skipped.
 *
 * @param facts The data of the page.
 * @return The findings in the order of RULES, after all steps.
 */
export function* checkSteps(
	facts: PageSnapshot
): Generator< void, Finding[] > {
	const content = yield* readSteps( facts.content, facts.blocks );
	const length = measure( content.text );
	yield;
	const { main, others } = readKeywords( facts.focusKeyword, facts.language );
	const page: Page = {
		facts,
		content,
		length,
		keyword: main,
		otherKeywords: others,
	};
	const findings: Finding[] = [];
	for ( const [ id, rule ] of Object.entries< Rule >( RULES ) ) {
		yield;
		const found = attempt( id, rule, page );
		if ( found ) {
			findings.push( { id, values: {}, where: [], ...found } );
		}
	}
	return findings;
}

function attempt( id: string, rule: Rule, page: Page ): ReturnType< Rule > {
	try {
		return rule( page );
	} catch ( reason ) {
		// eslint-disable-next-line no-console -- A defect of ours: better one check less than none at all.
		console.error( `Pharos SEO: the check "${ id }" failed.`, reason );
		return null;
	}
}

/**
 * Checks a page without pauses.
 *
 * @param facts The data of the page.
 */
export const runChecks = ( facts: PageSnapshot ): Finding[] =>
	allAtOnce( checkSteps( facts ) );
