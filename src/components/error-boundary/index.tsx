import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ErrorInfo, ReactNode } from 'react';
import { LoadFailed } from '../load-failed';

interface ErrorBoundaryProps {
	/** The message about the failed part. */
	title: string;
	/** Called before rendering the children again. */
	onRetry?: () => void;
	children: ReactNode;
}

interface ErrorBoundaryState {
	error: Error | null;
}

/** Limits an error to the part of the page in which it occurs. */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	override state: ErrorBoundaryState = { error: null };

	static getDerivedStateFromError( error: Error ): ErrorBoundaryState {
		return { error };
	}

	override componentDidCatch( error: Error, info: ErrorInfo ): void {
		// eslint-disable-next-line no-console -- Who looks for the fault finds where it is; the message is for people.
		console.error( this.props.title, error, info.componentStack );
	}

	override render() {
		const { title, onRetry, children } = this.props;
		if ( ! this.state.error ) {
			return children;
		}
		return (
			<LoadFailed
				title={ title }
				error={ inPlainWords( this.state.error ) }
				onRetry={ () => {
					onRetry?.();
					this.setState( { error: null } );
				} }
			/>
		);
	}
}

/** Replaces webpack's technical message about a script or style sheet that can't be loaded. */
const inPlainWords = ( error: Error ): { message: string } =>
	error.name === 'ChunkLoadError'
		? {
				message: __(
					'A file of this screen couldn’t be loaded. Check your connection and try again. If the plugin was just updated, reload the page.',
					'pharos-seo'
				),
			}
		: error;
