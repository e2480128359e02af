import { Component } from '@wordpress/element';
import type { ReactNode } from 'react';
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

	override render() {
		const { title, onRetry, children } = this.props;
		if ( ! this.state.error ) {
			return children;
		}
		return (
			<LoadFailed
				title={ title }
				error={ this.state.error }
				onRetry={ () => {
					onRetry?.();
					this.setState( { error: null } );
				} }
			/>
		);
	}
}
