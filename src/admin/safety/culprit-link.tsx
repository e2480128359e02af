import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Link } from 'react-router-dom';
import { SETTING_PARAMETER } from '../search/setting-link';
import type { Culprit } from './culprits';

/** What each of them is, with a link around the place where it can be changed. */
const TEXTS: Record< Culprit, string > = {
	reading: __(
		'WordPress asks search engines to stay away: <a>Settings › Reading</a>.',
		'pharos-seo'
	),
	robots_txt: __(
		'The rules for crawlers forbid everything: <a>robots.txt Editor</a>.',
		'pharos-seo'
	),
	home_page: __(
		'No Index is on for the home page: <a>Home Page, Advanced</a>.',
		'pharos-seo'
	),
	pages: __(
		'The home page is a page, and No Index is on for all pages: <a>No Index</a>.',
		'pharos-seo'
	),
};

const ROUTES: Record< Exclude< Culprit, 'reading' >, string > = {
	robots_txt: '/advanced/robots-txt-editor',
	home_page: `/general/homepage/advanced?${ SETTING_PARAMETER }=home_page_robots.general`,
	pages: `/advanced/robot_instructions/indexing?${ SETTING_PARAMETER }=no_index.page`,
};

interface CulpritLinkProps {
	culprit: Culprit;
	/** Where Settings > Reading is. */
	readingUrl: string;
}

/** Names what hides the site, and leads there. */
export function CulpritLink( { culprit, readingUrl }: CulpritLinkProps ) {
	return createInterpolateElement( TEXTS[ culprit ], {
		a:
			culprit === 'reading' ? (
				// The text comes from the translation.
				// eslint-disable-next-line jsx-a11y/anchor-has-content
				<a href={ readingUrl } />
			) : (
				<Link to={ ROUTES[ culprit ] } />
			),
	} );
}
