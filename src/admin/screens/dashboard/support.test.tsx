import { render, screen } from '@testing-library/react';
import type { Boot } from '../../../boot';
import { Support } from './support';

const show = ( community: string ) => {
	window.pharosBoot = {
		isSetUp: true,
		supportLinks: {
			knowledge_base: 'https://docs.example/',
			ticket: 'https://ticket.example/',
			community,
			review: 'https://review.example/',
		},
	} as Boot;
	render( <Support /> );
	return screen
		.getAllByRole( 'link' )
		.map( ( link ) => ( link as HTMLAnchorElement ).host );
};

test( 'Help is a link away: tickets, the Help Center, the community, a review', () => {
	expect( show( 'https://community.example/' ) ).toEqual( [
		'ticket.example',
		'docs.example',
		'community.example',
		'review.example',
	] );
} );

test( 'a place that a site doesn’t have is not linked', () => {
	expect( show( '' ) ).toEqual( [
		'ticket.example',
		'docs.example',
		'review.example',
	] );
} );
