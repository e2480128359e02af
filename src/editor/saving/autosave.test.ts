import { noSeo } from '../../object-seo/fixtures';
import { withRows } from './autosave';
import { readSeo } from '../fields';

jest.mock( '../fields', () => ( { readSeo: jest.fn() } ) );

const edits = { id: 12, content: 'Tea', meta: { other: 1 } };

beforeEach( () => {
	jest.mocked( readSeo ).mockReturnValue( {
		...noSeo,
		...{ schemas: {} },
		title: 'Mine',
		facebook_image_id: 7,
	} );
} );

test( 'an autosave takes along what is in the fields, also what was emptied', () => {
	const { meta } = withRows( edits, { isAutosave: true } );
	expect( meta ).toMatchObject( {
		other: 1,
		_pharos_title: 'Mine',
		_pharos_facebook_image_id: '7',
		_pharos_description: '',
	} );
	expect( meta ).not.toHaveProperty( '_pharos_schemas' );
} );

test( 'a save has them as what they are', () => {
	expect( withRows( edits ) ).toBe( edits );
} );

test( 'who may not edit them sends nothing of them', () => {
	jest.mocked( readSeo ).mockReturnValue( null );
	expect( withRows( edits, { isAutosave: true } ) ).toBe( edits );
} );
