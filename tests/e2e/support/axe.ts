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
	// Details only of violations.
	resultTypes: [ 'violations' ],
	// Reading all style sheets takes a sixth of the time, for one rule: no layout may depend on the orientation, which .stylelintrc.json says.
	preload: false,
	rules: { 'css-orientation-lock': { enabled: false } },
};

/** The parts of WordPress around the application. */
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
 * Fails with a readable list if the page, or a part of it, has accessibility violations.
 *
 * @param page
 * @param part A CSS selector; without it, the whole page except WordPress's own parts.
 */
export async function expectNoAxeViolations( page: Page, part?: string ) {
	for ( const frame of page.frames() ) {
		await addAxe( frame );
	}
	const violations = await page.evaluate(
		async ( [ context, how ] ) => {
			// Below the header, which stays in view, targets would count as too small.
			window.scrollTo( 0, 0 );
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
 * Adds axe (500 KB) unless an earlier call has added it to the document.
 *
 * @param frame A frame of the page: axe collects the results of nested frames.
 */
async function addAxe( frame: Frame ) {
	if ( ! ( await frame.evaluate( () => 'axe' in window ) ) ) {
		await frame.evaluate( source );
	}
}
