import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ErrorInfo, ReactNode } from 'react';
import { LoadFailed } from '../load-failed';

interface ErrorBoundaryProps {
	/** What could not be shown. */
	title: string;
	/** Before the children are tried again. */
	onRetry?: () => void;
	children: ReactNode;
}

interface ErrorBoundaryState {
	error: Error | null;
}

/** Keeps a fault in the part of the page where it is: the rest survives (ux.md 4.1). */
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

/** What webpack says where a script or a style sheet can't be loaded is for developers. */
const inPlainWords = ( error: Error ): { message: string } =>
	error.name === 'ChunkLoadError'
		? {
				message: __(
					'A file of this page couldn’t be loaded. Check your connection and try again. If the plugin has just been updated, reload the page.',
					'pharos-seo'
				),
			}
		: error;
