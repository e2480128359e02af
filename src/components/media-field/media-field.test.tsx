import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LibraryImage } from './types';
import { MediaField, type MediaFieldProps } from '.';

const IMAGE: LibraryImage = {
	id: 4,
	url: 'https://example.com/uploads/teapot.jpg',
	name: 'teapot.jpg',
	mime: 'image/jpeg',
	width: 1600,
	height: 900,
	alt: 'A teapot',
	thumbnail: 'https://example.com/uploads/teapot-300x169.jpg',
};

function setUp( props: Partial< MediaFieldProps > = {} ) {
	const onChoose = jest.fn();
	const onRemove = jest.fn();
	const { container, rerender } = render( element( props ) );
	function element( some: Partial< MediaFieldProps > ) {
		return (
			<MediaField
				id="image"
				label="Default Social Image"
				help="JPG or PNG."
				url={ IMAGE.url }
				image={ IMAGE }
				advice={ { width: 1200, height: 630 } }
				isBusy={ false }
				onChoose={ onChoose }
				onRemove={ onRemove }
				{ ...some }
			/>
		);
	}
	return {
		onChoose,
		onRemove,
		picture: () => container.querySelector( 'img' ) as HTMLImageElement,
		warnings: () =>
			[
				...container.querySelectorAll( '.pharos-media-field__problem' ),
			].map( ( { textContent } ) => textContent ?? '' ),
		change: ( some: Partial< MediaFieldProps > ) =>
			rerender( element( some ) ),
	};
}

const button = ( name: string ) => screen.getByRole( 'button', { name } );

describe( 'without an image', () => {
	test( 'one can be chosen, and there is nothing to remove', async () => {
		const { onChoose } = setUp( { url: '', image: undefined } );

		await userEvent.click( button( 'Choose image: Default Social Image' ) );

		expect( onChoose ).toHaveBeenCalledTimes( 1 );
		expect( screen.queryByRole( 'button', { name: /Remove/ } ) ).toBeNull();
	} );

	test( 'the button says what went wrong with the library', () => {
		setUp( {
			url: '',
			image: undefined,
			error: 'It could not be loaded.',
		} );
		expect(
			button( 'Choose image: Default Social Image' )
		).toHaveAccessibleDescription( 'It could not be loaded. JPG or PNG.' );
	} );
} );

describe( 'with an image', () => {
	test( 'its small picture, name, size and type are shown', () => {
		const { picture, warnings } = setUp();
		expect( picture().src ).toBe( IMAGE.thumbnail );
		expect( picture().alt ).toBe( 'A teapot' );
		expect( screen.getByText( 'teapot.jpg' ) ).toBeTruthy();
		expect( screen.getByText( '1600 × 900 pixels' ) ).toBeTruthy();
		expect( screen.getByText( 'JPG' ) ).toBeTruthy();
		expect( warnings() ).toEqual( [] );
	} );

	test( 'removing it leaves the focus on the button that chooses', async () => {
		const { onRemove } = setUp();
		await userEvent.click( button( 'Remove: Default Social Image' ) );
		expect( onRemove ).toHaveBeenCalledTimes( 1 );
		expect( button( 'Replace: Default Social Image' ) ).toHaveFocus();
	} );

	test( 'one that the library does not know tells its size itself', () => {
		const { picture, warnings } = setUp( { image: null } );
		expect( picture().src ).toBe( IMAGE.url );
		Object.defineProperties( picture(), {
			naturalWidth: { value: 300 },
			naturalHeight: { value: 200 },
		} );
		fireEvent.load( picture() );
		expect( screen.getByText( '300 × 200 pixels' ) ).toBeTruthy();
		expect( warnings() ).toEqual( [
			expect.stringContaining( 'smaller than 1200 × 630 pixels' ),
		] );
	} );

	test( 'one that is gone is said to be, and only that', () => {
		const { picture, warnings, change } = setUp( {
			image: { ...IMAGE, alt: '' },
		} );
		fireEvent.error( picture() );
		expect( picture() ).toBeNull();
		expect( warnings() ).toEqual( [
			'This image can’t be loaded. Replace or remove it.',
		] );

		change( { url: 'https://example.com/other.jpg', image: null } );
		expect( picture() ).not.toBeNull();
		expect( warnings() ).toEqual( [] );
	} );
} );

describe( 'a warning', () => {
	test.each( [
		[ 'a low image', { height: 629 }, /smaller than 1200 × 630 pixels/ ],
		[ 'a narrow image', { width: 1199 }, /smaller than 1200 × 630 pixels/ ],
		[ 'WebP', { mime: 'image/webp' }, /LinkedIn, WhatsApp .* WebP/ ],
		[ 'SVG', { mime: 'image/svg+xml' }, /not support SVG images/ ],
		[ 'AVIF', { mime: 'image/avif' }, /not support AVIF images/ ],
		[ 'an image without alternative text', { alt: ' ' }, /no alt text/ ],
	] )( 'comes with %s', ( _name, facts, warning ) => {
		const { warnings } = setUp( { image: { ...IMAGE, ...facts } } );
		expect( warnings() ).toEqual( [ expect.stringMatching( warning ) ] );
		expect(
			button( 'Replace: Default Social Image' )
		).toHaveAccessibleDescription( expect.stringMatching( warning ) );
	} );

	test( 'comes nowhere else', () => {
		const { warnings } = setUp( {
			advice: undefined,
			image: { ...IMAGE, width: 10, mime: 'image/webp', alt: '' },
		} );
		expect( warnings() ).toEqual( [] );
	} );
} );
