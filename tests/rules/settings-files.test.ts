/** The server's parser of settings files: the table is shared with the tests of common/settings-file/. */
import { files } from '../support/settings-files';
import { runRules } from './support/php';

interface Result {
	fault?: object;
	message?: string;
	data?: unknown;
}

const { 'settings file': found } = runRules( {
	'settings file': files.map( ( { bytes } ) => bytes.toString( 'base64' ) ),
} );
const results = found as Result[];

test.each( files.map( ( file, i ) => ( { ...file, result: results[ i ] } ) ) )(
	'$name',
	( { bytes, fault, result } ) => {
		if ( fault ) {
			expect( result?.fault ).toEqual( fault );
			expect( result?.message ).not.toMatch( /%\d|^$/ );
		} else {
			expect( result?.data ).toEqual(
				JSON.parse( bytes.toString().replace( '\uFEFF', '' ) )
			);
		}
	}
);
