import { Button, Notice, TextareaControl } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FormEvent } from 'react';
import { store, type IndexNow } from '../../../../store';

/** Milliseconds between requests for the status after a submission, and their maximum number. */
const PAUSE = 3000;
const MOST = 20;

/** Submits URLs and the queue. */
export function SubmitCard( { data }: { data: IndexNow } ) {
	const { submitUrls } = useDispatch( store );
	const [ text, setText ] = useState( '' );
	const [ error, setError ] = useState( '' );
	const [ isBusy, setIsBusy ] = useState( false );
	const waitFor = useWaiting( data.queue );
	const urls = text.split( /\s+/ ).filter( ( url ) => url !== '' );

	const submit = async ( event: FormEvent ) => {
		event.preventDefault();
		if ( isBusy || ( urls.length === 0 && data.queue === 0 ) ) {
			return;
		}
		setIsBusy( true );
		setError( '' );
		try {
			await submitUrls( urls );
			setText( '' );
			waitFor();
		} catch ( reason ) {
			setError( ( reason as Error ).message );
		}
		setIsBusy( false );
	};

	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Submit URLs', 'pharos-seo' ) }
			</h2>
			<form
				className="pharos-indexnow__form"
				onSubmit={ ( event ) => void submit( event ) }
			>
				<TextareaControl
					__nextHasNoMarginBottom
					className="pharos-field"
					label={ __( 'URLs of this site', 'pharos-seo' ) }
					help={ __(
						'One per line. Leave empty to submit the queue now. Changes are submitted automatically within 5 minutes.',
						'pharos-seo'
					) }
					dir="ltr"
					rows={ 4 }
					spellCheck={ false }
					value={ text }
					onChange={ setText }
				/>
				{ error !== '' && (
					<Notice
						className="pharos-indexnow__notice"
						status="error"
						isDismissible={ false }
					>
						{ error }
					</Notice>
				) }
				<div>
					<Button
						variant="secondary"
						type="submit"
						isBusy={ isBusy }
						disabled={
							isBusy || ( urls.length === 0 && data.queue === 0 )
						}
						accessibleWhenDisabled
						__next40pxDefaultSize
					>
						{ __( 'Submit now', 'pharos-seo' ) }
					</Button>
				</div>
			</form>
		</section>
	);
}

/** Fetches the status until the queue is empty. @param queue How many changes wait. @return Starts that. */
function useWaiting( queue: number ): () => void {
	const { refreshIndexNow } = useDispatch( store );
	const [ left, setLeft ] = useState( 0 );
	useEffect( () => {
		if ( left === 0 || queue === 0 ) {
			return;
		}
		const timer = setTimeout( () => {
			void refreshIndexNow();
			setLeft( left - 1 );
		}, PAUSE );
		return () => clearTimeout( timer );
	}, [ left, queue, refreshIndexNow ] );
	return () => setLeft( MOST );
}
