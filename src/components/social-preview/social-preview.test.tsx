import { fireEvent, render, screen, within } from '@testing-library/react';
import { SocialPreview, type SocialPreviewProps } from '.';

function setUp( props: Partial< SocialPreviewProps > = {} ) {
	const { container } = render(
		<SocialPreview
			network="facebook"
			url="https://www.example.com/tea/"
			image="https://example.com/teapot.jpg"
			title="Tea"
			description="From leaf to cup."
			{ ...props }
		/>
	);
	const part = ( name: string ) =>
		container.querySelector( `.pharos-social-preview__${ name }` )
			?.textContent;
	return { container, part };
}

test( 'shows what a network shows, with nothing to follow', () => {
	setUp();
	const figure = screen.getByRole( 'figure', { name: 'Facebook Preview' } );
	for ( const text of [ 'example.com', 'Tea', 'From leaf to cup.' ] ) {
		expect( within( figure ).getByText( text ) ).toBeTruthy();
	}
	expect( within( figure ).queryByRole( 'link' ) ).toBeNull();
} );

test( 'cuts the title at 60 and the description at 117 characters', () => {
	const { part } = setUp( {
		title: 'x'.repeat( 61 ),
		description: 'y'.repeat( 118 ),
	} );
	expect( part( 'title' ) ).toBe( `${ 'x'.repeat( 59 ) }…` );
	expect( part( 'description' ) ).toBe( `${ 'y'.repeat( 116 ) }…` );
} );

test( 'leaves what just fits', () => {
	const { part } = setUp( {
		title: 'x'.repeat( 60 ),
		description: 'y'.repeat( 117 ),
	} );
	expect( part( 'title' ) ).toBe( 'x'.repeat( 60 ) );
	expect( part( 'description' ) ).toBe( 'y'.repeat( 117 ) );
} );

test( 'takes other limits, and none', () => {
	const { part } = setUp( {
		title: 'x'.repeat( 300 ),
		titleLimit: null,
		description: '👩‍🌾'.repeat( 79 ),
		descriptionLimit: 78,
	} );
	expect( part( 'title' ) ).toBe( 'x'.repeat( 300 ) );
	expect( part( 'description' ) ).toBe( `${ '👩‍🌾'.repeat( 77 ) }…` );
} );

test( 'has no line for a description that is empty', () => {
	expect(
		setUp( { description: '' } ).part( 'description' )
	).toBeUndefined();
} );

test( 'is a card with a small image when X is told so', () => {
	const { container } = setUp( { network: 'x', card: 'summary' } );
	expect( screen.getByRole( 'figure', { name: 'X Preview' } ) ).toBeTruthy();
	expect( container.querySelector( '.is-summary' ) ).not.toBeNull();
} );

test( 'is never that on Facebook', () => {
	const { container } = setUp( { card: 'summary' } );
	expect( container.querySelector( '.is-large' ) ).not.toBeNull();
} );

test( 'says that there is no image, or that it is gone', () => {
	expect( setUp( { image: '' } ).part( 'no-image' ) ).toBe( 'No image' );
	const { container, part } = setUp();
	fireEvent.error( container.querySelector( 'img' ) as HTMLImageElement );
	expect( part( 'no-image' ) ).toBe( 'The image can’t be loaded' );
} );

test.each( [
	[ 'facebook', 600, 315, 'large', '' ],
	[ 'facebook', 500, 500, 'summary', /600 × 315/ ],
	[ 'facebook', 150, 150, 'none', /200 × 200/ ],
	[ 'x', 400, 400, 'large', '' ],
	[ 'x', 200, 200, 'summary', /300 × 157/ ],
	[ 'x', 100, 100, 'none', /144 × 144/ ],
] as const )(
	'shows on %s an image of %d × %d pixels as the network does: %s',
	( network, width, height, shape, note ) => {
		const { container, part } = setUp( { network } );
		const image = container.querySelector( 'img' ) as HTMLImageElement;
		Object.defineProperties( image, {
			naturalWidth: { value: width },
			naturalHeight: { value: height },
		} );
		fireEvent.load( image );
		expect( container.querySelector( `.is-${ shape }` ) ).not.toBeNull();
		expect( container.querySelector( 'img' ) !== null ).toBe(
			shape !== 'none'
		);
		if ( note ) {
			expect( part( 'note' ) ).toMatch( note );
		} else {
			expect( part( 'note' ) ).toBeUndefined();
		}
	}
);
