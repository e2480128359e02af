import { act, renderHook, waitFor } from '@testing-library/react';
import { useRequest } from './use-request';

test( 'a late answer to what was asked before is dropped', async () => {
	let answerFirst: ( value: string ) => void = () => {};
	const first = () =>
		new Promise< string >( ( resolve ) => ( answerFirst = resolve ) );
	const asked = jest.fn( first );
	const { result, rerender } = renderHook( ( ask ) => useRequest( ask ), {
		initialProps: asked as () => Promise< string >,
	} );
	await waitFor( () => expect( asked ).toHaveBeenCalled() );

	rerender( async () => 'tea' );
	await waitFor( () => expect( result.current.value ).toBe( 'tea' ) );
	await act( async () => answerFirst( 'coffee' ) );

	expect( result.current.value ).toBe( 'tea' );
} );

test( 'what failed says why, and can be asked for again', async () => {
	const ask = jest
		.fn< Promise< string >, [] >()
		.mockRejectedValueOnce( new Error( 'The server is busy.' ) )
		.mockResolvedValueOnce( 'tea' );
	const { result } = renderHook( () => useRequest( ask ) );
	await waitFor( () =>
		expect( result.current.failure?.message ).toBe( 'The server is busy.' )
	);

	act( result.current.retry );

	expect( result.current.failure ).toBeNull();
	await waitFor( () => expect( result.current.value ).toBe( 'tea' ) );
} );
