import { Button, Notice, TextControl } from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _x, sprintf } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { store, type RedirectStep } from '../../../../store';
import { STEPS } from './labels';

/** Tests a URL and shows its redirects, step by step. */
export function TestCard() {
	const { testRedirect } = useDispatch( store );
	const [ url, setUrl ] = useState( '' );
	const [ steps, setSteps ] = useState< RedirectStep[] | null >( null );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );

	const test = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy || url.trim() === '' ) {
			return;
		}
		setIsBusy( true );
		setError( '' );
		try {
			const found = await testRedirect( url.trim() );
			setSteps( found );
			speak( found.map( textOf ).join( '. ' ), 'polite' );
		} catch ( reason ) {
			setSteps( null );
			setError( ( reason as Error ).message );
		}
		setIsBusy( false );
	};

	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Test a URL', 'pharos-seo' ) }
			</h2>
			<form
				className="pharos-redirects__test"
				onSubmit={ ( event ) => void test( event ) }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'A path on this site', 'pharos-seo' ) }
					placeholder="/old-page/"
					dir="ltr"
					value={ url }
					onChange={ setUrl }
				/>
				<Button
					variant="secondary"
					type="submit"
					isBusy={ isBusy }
					__next40pxDefaultSize
				>
					{ __( 'Test', 'pharos-seo' ) }
				</Button>
			</form>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			{ steps && (
				<ol className="pharos-redirects__steps">
					{ steps.map( ( step, index ) => (
						<li key={ index }>
							<bdi dir="ltr">{ step.url }</bdi>
							<span className="pharos-redirects__detail">
								{ textOf( step ) }
							</span>
						</li>
					) ) }
				</ol>
			) }
		</section>
	);
}

function textOf( { kind, status, title }: RedirectStep ): string {
	const what = title ? `${ STEPS[ kind ] }: ${ title }` : STEPS[ kind ];
	return status === 0
		? what
		: sprintf(
				/* translators: 1: what happens, such as "Redirect". 2: a status of HTTP. */
				_x( '%1$s (%2$s)', 'response and HTTP status', 'pharos-seo' ),
				what,
				String( status )
			);
}
