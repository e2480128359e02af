import type { Rule } from '../rule';
import type { PageSnapshot } from '../types';
import { isSamePage, parseAddress, siteOf } from './address';

export type CanonicalCode = 'invalid' | 'other_site' | 'other_page' | 'own';

/** Statuses of unpublished posts, whose URLs are provisional. */
const PROVISIONAL = [ 'draft', 'auto-draft', 'pending' ];

/** Checks that the canonical URL doesn't point elsewhere by mistake. No result without a canonical URL, or with noindex. */
export const canonical: Rule< CanonicalCode > = ( { facts } ) => {
	if ( facts.canonical === '' || facts.robots.noindex ) {
		return null;
	}
	const target = parseAddress( facts.canonical );
	const where = [ { field: 'canonical' as const } ];
	if ( ! target ) {
		return { status: 'warning', code: 'invalid', where };
	}
	const own = parseAddress( facts.url );
	const values = { canonical: facts.canonical };
	if ( own && siteOf( own ) !== siteOf( target ) ) {
		return { status: 'warning', code: 'other_site', values, where };
	}
	return own && ! isSamePage( own, target ) && ! willBe( target, facts )
		? { status: 'warning', code: 'other_page', values, where }
		: { status: 'success', code: 'own', where };
};

/** Whether a URL looks like the future URL of an unpublished page. */
function willBe( target: URL, { slug, status }: PageSnapshot ): boolean {
	const last = parseAddress( `https://example.org/${ slug }` );
	return (
		slug !== '' &&
		PROVISIONAL.includes( status ) &&
		last !== null &&
		target.pathname.replace( /\/+$/, '' ).endsWith( last.pathname )
	);
}
