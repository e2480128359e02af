import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { Soon } from './soon';

test( 'parts that are not needed before the fields are rendered after them', () => {
	const commits: ( string | null )[] = [];
	render(
		<Profiler
			id="page"
			onRender={ () => commits.push( document.body.textContent ) }
		>
			Title <Soon>and search</Soon>
		</Profiler>
	);

	expect( commits ).toEqual( [ 'Title ', 'Title and search' ] );
} );
