import { Button, Notice } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { rescueFocus } from '../rescue-focus';
import './style.scss';

/** The reason of a failed request or an exception: an Error, or WordPress's REST error object. */
export interface Failure {
	message?: string;
	code?: string;
	data?: { status?: number } | null;
}

interface LoadFailedProps {
	title: string;
	error: Failure | undefined;
	onRetry: () => void;
}

/** Shows what couldn't be loaded and why, with a button that retries. */
export function LoadFailed( { title, error, onRetry }: LoadFailedProps ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const isRetried = useRef( false );
	useEffect(
		() => () => {
			// The "Try again" button disappears and loses the focus.
			if ( isRetried.current ) {
				rescueFocus();
			}
		},
		[]
	);
	const message = error?.message ?? '';
	const status = error?.data?.status;
	const copyRef = useCopyToClipboard< HTMLButtonElement >(
		JSON.stringify( {
			title,
			message,
			code: error?.code,
			status,
			address: window.location.href,
		} ),
		() => setIsCopied( true )
	);

	return (
		<Notice
			status="error"
			isDismissible={ false }
			className="pharos-load-failed"
		>
			<p>
				<strong>{ title }</strong> { message }{ ' ' }
				{ status !== undefined &&
					sprintf(
						/* translators: %d: HTTP status code. */ __(
							'(Status %d)',
							'pharos-seo'
						),
						status
					) }
			</p>
			<div className="pharos-load-failed__actions">
				<Button
					variant="primary"
					onClick={ () => {
						isRetried.current = true;
						onRetry();
					} }
				>
					{ __( 'Try again', 'pharos-seo' ) }
				</Button>
				<Button variant="secondary" ref={ copyRef }>
					{ isCopied
						? __( 'Copied', 'pharos-seo' )
						: __( 'Copy details', 'pharos-seo' ) }
				</Button>
			</div>
		</Notice>
	);
}
