import { __ } from '@wordpress/i18n';
import type { Redirect, RedirectStep } from '../../../../store';

/** The labels of a redirect's options. */
export const MATCHES: Record< Redirect[ 'match' ], string > = {
	exact: __( 'This URL', 'pharos-seo' ),
	prefix: __( 'This folder and everything below it', 'pharos-seo' ),
	pattern: __( 'Pattern (regular expression)', 'pharos-seo' ),
};

export const QUERIES: Record< Redirect[ 'query' ], string > = {
	keep: __( 'Keep: append it to the target', 'pharos-seo' ),
	ignore: __( 'Ignore: drop it', 'pharos-seo' ),
	exact: __( 'Exact: must match the source URL', 'pharos-seo' ),
	campaign: __(
		'Exact, but pass campaign parameters (utm_…, gclid, fbclid, msclkid)',
		'pharos-seo'
	),
};

export const STATUSES: Record< number, string > = {
	301: __( '301 Moved permanently', 'pharos-seo' ),
	302: __( '302 Found (temporary)', 'pharos-seo' ),
	307: __( '307 Temporary redirect', 'pharos-seo' ),
	308: __( '308 Permanent redirect', 'pharos-seo' ),
	410: __( '410 Gone', 'pharos-seo' ),
	451: __( '451 Unavailable for legal reasons', 'pharos-seo' ),
};

/** Statuses without a target. */
export const GONE = [ 410, 451 ];

export const ORIGINS: Record< Redirect[ 'origin' ], string > = {
	manual: __( 'Added manually', 'pharos-seo' ),
	change: __( 'URL changed', 'pharos-seo' ),
	import: __( 'Imported', 'pharos-seo' ),
	migration: __( 'Migrated', 'pharos-seo' ),
};

/** Filters of the list. */
export const STATES = {
	on: __( 'On', 'pharos-seo' ),
	off: __( 'Off', 'pharos-seo' ),
	dead: __( 'Target not found', 'pharos-seo' ),
};

/** What is wrong with a target. */
export const DEAD = {
	hidden: __( 'Visitors can’t see the target.', 'pharos-seo' ),
	missing: __( 'The target isn’t found.', 'pharos-seo' ),
};

export const STEPS: Record< RedirectStep[ 'kind' ], string > = {
	page: __( 'Page found', 'pharos-seo' ),
	page_redirect: __( 'Page with a redirect', 'pharos-seo' ),
	redirect: __( 'Redirect', 'pharos-seo' ),
	gone: __( 'No longer available', 'pharos-seo' ),
	guess: __( 'WordPress redirects to a similar URL', 'pharos-seo' ),
	setting: __(
		'Redirected because this archive is turned off',
		'pharos-seo'
	),
	not_found: __( 'Not found', 'pharos-seo' ),
	external: __( 'Another site', 'pharos-seo' ),
	loop: __( 'Redirect loop', 'pharos-seo' ),
};
