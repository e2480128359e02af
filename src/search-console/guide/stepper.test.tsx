import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetEntered } from '../use-entered';
import { Stepper } from './stepper';

afterEach( forgetEntered );

const STEPS = [
	{
		title: 'Create a project',
		minutes: 1,
		link: { url: 'https://example.org/', label: 'New project' },
		check: 'Its name is at the top.',
	},
	{ title: 'Create a client', minutes: 2, content: <p>Choose web.</p> },
];
const show = ( name = 'client' ) =>
	render( <Stepper name={ name } steps={ STEPS } /> );
const step = ( title: string ) =>
	screen.getByRole( 'button', { name: new RegExp( `^${ title }` ) } );

test( 'The first step is open, with its link, check and duration', () => {
	show();
	screen.getByText( 'About 3 minutes in all. 0 of 2 steps done.' );
	expect( step( 'Create a project' ) ).toHaveAccessibleName(
		/Create a project.*1 minute/
	);
	expect( step( 'Create a project' ) ).toHaveAttribute(
		'aria-expanded',
		'true'
	);
	expect( screen.getByText( 'Its name is at the top.' ) ).toBeVisible();
	expect( screen.getByText( 'Choose web.' ) ).not.toBeVisible();
} );

test( 'A step that is done opens the next one, which gets the focus; the progress stays on other screens', async () => {
	const user = userEvent.setup();
	const { unmount } = show();
	await user.click(
		screen.getByRole( 'button', { name: 'Step done: Create a project' } )
	);
	screen.getByText( 'About 3 minutes in all. 1 of 2 steps done.' );
	expect( step( 'Create a client' ) ).toHaveFocus();
	expect( screen.getByText( 'Choose web.' ) ).toBeVisible();
	const [ first, second ] = screen.getAllByRole( 'listitem' );
	within( first! ).getByText( 'Done' );
	expect( second ).toHaveAttribute( 'aria-current', 'step' );

	unmount();
	show();
	screen.getByText( 'About 3 minutes in all. 1 of 2 steps done.' );
	await user.click( step( 'Create a project' ) );
	expect( screen.getByText( 'Its name is at the top.' ) ).toBeVisible();
} );

test( 'Guides have their progress each', () => {
	show( 'service-account' );
	screen.getByText( 'About 3 minutes in all. 0 of 2 steps done.' );
} );
