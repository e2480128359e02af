import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

const rules = [
	'wcag2a',
	'wcag2aa',
	'wcag21a',
	'wcag21aa',
	'wcag22a',
	'wcag22aa',
	'best-practice',
];

/** What WordPress prints around our screen. */
const theirs = [
	'#wpadminbar',
	'#adminmenumain',
	'#wpfooter',
	'#a11y-speak-intro-text',
];

/**
 * Fails with a readable list when the page, or the part named, has any accessibility violation.
 *
 * @param page
 * @param part A CSS selector; the whole page without WordPress's own parts when left out.
 */
export async function expectNoAxeViolations( page: Page, part?: string ) {
	// The other mode collects the results in a new window, for frames of other hosts, which none of our pages has: twice the time.
	let builder = new AxeBuilder( { page } )
		.setLegacyMode( true )
		.withTags( rules );
	for ( const selector of theirs ) {
		builder = builder.exclude( selector );
	}
	if ( part ) {
		builder = builder.include( part );
	}
	const { violations } = await builder.analyze();
	const readable = violations.flatMap( ( { id, help, nodes } ) =>
		nodes.map( ( { target, failureSummary } ) => ( {
			id,
			help,
			target,
			failureSummary,
		} ) )
	);
	expect( readable ).toEqual( [] );
}
