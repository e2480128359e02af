import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type axe from 'axe-core';

const options: axe.RunOptions = {
	runOnly: [
		'wcag2a',
		'wcag2aa',
		'wcag21a',
		'wcag21aa',
		'wcag22a',
		'wcag22aa',
		'best-practice',
	],
	// It need not describe every element that is well.
	resultTypes: [ 'violations' ],
};

/** What WordPress prints around our screen. */
const theirs = [
	'#wpadminbar',
	'#adminmenumain',
	'#wpfooter',
	'#a11y-speak-intro-text',
];

const source = readFileSync(
	createRequire( __filename ).resolve( 'axe-core/axe.min.js' ),
	'utf8'
);

/**
 * Fails with a readable list when the page, or the part named, has any accessibility violation.
 *
 * @param page
 * @param part A CSS selector; the whole page without WordPress's own parts when left out.
 */
export async function expectNoAxeViolations( page: Page, part?: string ) {
	for ( const frame of page.frames() ) {
		await addAxe( frame );
	}
	const violations = await page.evaluate(
		async ( [ context, how ] ) => {
			const { axe: inPage } = window as unknown as { axe: typeof axe };
			return ( await inPage.run( context, how ) ).violations;
		},
		[
			{ include: part ? [ part ] : [], exclude: theirs },
			options,
		] satisfies [ axe.ElementContext, axe.RunOptions ]
	);
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

/**
 * Half a megabyte, which a document that is looked at again has already.
 *
 * @param frame Of the page: axe asks those inside it what they found.
 */
async function addAxe( frame: Frame ) {
	if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
		await frame.evaluate( source );
	}
}
