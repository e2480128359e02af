import STEMMERS from './language/stemmers.json';
import { LANGUAGES } from './load-stemmer';

test( 'the worker asks for the languages that the build has, and no others', () => {
	expect( LANGUAGES.split( ' ' ) ).toEqual( Object.keys( STEMMERS ) );
} );
