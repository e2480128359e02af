import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Lazy } from '.';

const Tea = ( { kind }: { kind: string } ) => <p>{ `Tea: ${ kind }` }</p>;

/** Creates a load function that fails a number of times and counts its calls. */
const chunk = ( failures: number ) => {
	const load = jest.fn( async () => {
		if ( load.mock.calls.length <= failures ) {
			throw new Error( 'Loading chunk tea failed.' );
		}
		return { default: Tea };
	} );
	return load;
};

const show = async ( load: () => Promise< { default: typeof Tea } > ) =>
	act( async () =>
		render(
			<Lazy
				load={ load }
				props={ { kind: 'green' } }
				title="No tea."
				fallback={ <p>Water is boiling</p> }
			/>
		)
	);

const tryAgain = async () =>
	userEvent.click(
		await screen.findByRole( 'button', { name: 'Try again' } )
	);

describe( 'a component that is loaded when it is needed', () => {
	test( 'is shown with its props once it is there', async () => {
		let serve = () => {};
		const load = () =>
			new Promise< { default: typeof Tea } >( ( resolve ) => {
				serve = () => resolve( { default: Tea } );
			} );
		render(
			<Lazy
				load={ load }
				props={ { kind: 'green' } }
				title="No tea."
				fallback={ <p>Water is boiling</p> }
			/>
		);
		expect( screen.getByText( 'Water is boiling' ) ).toBeVisible();

		await act( async () => serve() );

		expect( screen.getByText( 'Tea: green' ) ).toBeVisible();
	} );

	test( 'is loaded once, and shown at once the next time', async () => {
		const load = chunk( 0 );
		const { unmount } = await show( load );
		unmount();

		render(
			<Lazy load={ load } props={ { kind: 'black' } } title="No tea." />
		);

		expect( screen.getByText( 'Tea: black' ) ).toBeVisible();
		expect( load ).toHaveBeenCalledTimes( 1 );
	} );

	test( 'that could not be loaded says so, and trying again loads it', async () => {
		await show( chunk( 2 ) );
		expect( console ).toHaveErrored();
		expect(
			screen.getAllByText( /Loading chunk tea failed\./ ).at( -1 )
		).toBeVisible();

		await tryAgain();
		expect( console ).toHaveErrored();
		expect( screen.queryByText( /^Tea/ ) ).toBeNull();

		await tryAgain();
		expect( await screen.findByText( 'Tea: green' ) ).toBeVisible();
	} );

	test( 'whose file or style sheet is missing says so in plain words', async () => {
		await show( () => {
			const reason = new Error( 'Loading CSS chunk 1183 failed.' );
			reason.name = 'ChunkLoadError';
			return Promise.reject( reason );
		} );
		expect( console ).toHaveErrored();
		expect(
			screen
				.getAllByText( /A file of this screen couldn’t be loaded/ )
				.at( -1 )
		).toBeVisible();
		expect( screen.queryByText( /chunk/ ) ).toBeNull();
	} );

	test( 'that could not be loaded is asked for again when it is next shown', async () => {
		const load = chunk( 1 );
		const { unmount } = await show( load );
		expect( console ).toHaveErrored();
		unmount();

		await show( load );

		expect( screen.getByText( 'Tea: green' ) ).toBeVisible();
	} );
} );
