import { takeGoogleError } from './take-google-error';

test.each( [
	[ '403', '403' ],
	[ 'xyz', '' ],
	[ '', '' ],
	[ '4033', '' ],
] )( 'gcp_error_code=%s is read once as "%s"', ( given, code ) => {
	window.history.replaceState(
		null,
		'',
		`?page=pharos_settings&gcp_error_code=${ given }&status=x#/dashboard`
	);
	expect( takeGoogleError() ).toEqual( { code, reason: 'x' } );
	expect( window.location.href ).toMatch(
		/\?page=pharos_settings#\/dashboard$/
	);
	expect( takeGoogleError() ).toBeNull();
} );
