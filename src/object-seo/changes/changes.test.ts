import { changesOf } from '.';
import { noSeo } from '../fixtures';

test( 'only what differs from the stored values is a change, with these as its base', () => {
	const schemas = { a: { title: 'A' } };
	const stored = { ...noSeo, title: 'Old', noindex: 'yes', schemas };
	expect(
		changesOf(
			{
				...stored,
				title: '',
				noindex: 'no',
				schemas: { a: { title: 'A' } },
			},
			stored
		)
	).toEqual( {
		changes: { title: '', noindex: 'no' },
		base: { title: 'Old', noindex: 'yes' },
	} );
	expect( changesOf( { ...stored }, stored ) ).toBeNull();
} );

test( 'the address and the id of an image go together', () => {
	expect(
		changesOf( { ...noSeo, twitter_image: 'https://a.example/' }, noSeo )
	).toEqual( {
		changes: { twitter_image: 'https://a.example/', twitter_image_id: 0 },
		base: { twitter_image: '', twitter_image_id: 0 },
	} );
} );
