import { render } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { BelowFold } from './below-fold';

/** The page's text after each commit to the DOM. */
function commitsOf( ...urls: string[] ): string[] {
	const commits: string[] = [];
	const onRender: ProfilerOnRenderCallback = () =>
		commits.push( document.body.textContent ?? '' );
	const { unmount } = render(
		<Profiler id="page" onRender={ onRender }>
			{ urls.map( ( url ) => (
				<MemoryRouter key={ url } initialEntries={ [ url ] }>
					[{ url } <BelowFold>and below</BelowFold>]
				</MemoryRouter>
			) ) }
		</Profiler>
	);
	unmount();
	return commits;
}

test( 'On a page load, what is below the fold follows the fields above it, unless the URL requests a setting; later screens are rendered at once', () => {
	const wanted = '/?setting=noindex';
	expect( commitsOf( '/', wanted ) ).toEqual( [
		`[/ ][${ wanted } and below]`,
		`[/ and below][${ wanted } and below]`,
	] );
	expect( commitsOf( '/social' ) ).toEqual( [ '[/social and below]' ] );
} );
