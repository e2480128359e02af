import type { Rule } from '../rule';
import type { PageFacts } from '../types';
import { isSamePage, parseAddress, siteOf } from './address';

export type CanonicalCode = 'invalid' | 'other_site' | 'other_page' | 'own';

/** What is not published yet has a provisional address. */
const PROVISIONAL = [ 'draft', 'auto-draft', 'pending' ];

/** Search engines are sent nowhere else unnoticed. Nothing to say where no canonical address is set, or nothing is listed. */
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

/** Whether an address looks like the one that an unpublished page will have. */
function willBe( target: URL, { slug, status }: PageFacts ): boolean {
	const last = parseAddress( `https://example.org/${ slug }` );
	return (
		slug !== '' &&
		PROVISIONAL.includes( status ) &&
		last !== null &&
		target.pathname.replace( /\/+$/, '' ).endsWith( last.pathname )
	);
}
