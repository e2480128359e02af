import { noSeo } from '../fixtures';
import { serializeChanges } from './serialize-changes';

const counts = { error: 1, warning: 0, suggestion: 0, success: 9, ignored: 0 };
const checks = { counts, ignored: [ 'a' ] };
const stored = { ...noSeo, title: 'Old', noindex: 'yes' as const };

test( 'a form with unchanged fields sends nothing, also after the checks have run', () => {
	const data = { stored, checks };
	expect( serializeChanges( data, stored, counts, [ 'a' ] ) ).toBe( '' );
	expect(
		serializeChanges( { stored, checks: null }, { ...stored }, null, [] )
	).toBe( '' );
} );

test( 'changed fields are sent with the values they were based on', () => {
	const value = { ...stored, title: '' };
	expect(
		JSON.parse(
			serializeChanges( { stored, checks: null }, value, null, [] )
		)
	).toEqual( {
		seo: { title: '' },
		base: { title: 'Old' },
	} );
} );

test( 'of the checks, what they found now and what was ignored here', () => {
	const now = { ...counts, error: 0 };
	expect(
		JSON.parse(
			serializeChanges( { stored, checks }, stored, now, [ 'a' ] )
		)
	).toEqual( {
		checks: { counts: now },
	} );
	expect(
		JSON.parse( serializeChanges( { stored, checks }, stored, counts, [] ) )
	).toEqual( {
		checks: { ignored: [], base: { ignored: [ 'a' ] } },
	} );
} );
