import { Component } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { LoadFailed } from '../load-failed';

interface ErrorBoundaryProps {
	children: ReactNode;
}

interface ErrorBoundaryState {
	error: Error | null;
}

/** Keeps a fault of one page in that page: bar and navigation survive (ux.md 4.1). */
export class ErrorBoundary extends Component<
	ErrorBoundaryProps,
	ErrorBoundaryState
> {
	override state: ErrorBoundaryState = { error: null };

	static getDerivedStateFromError( error: Error ): ErrorBoundaryState {
		return { error };
	}

	override render() {
		if ( ! this.state.error ) {
			return this.props.children;
		}
		return (
			<LoadFailed
				title={ __( 'This page could not be shown.', 'pharos-seo' ) }
				error={ this.state.error }
				onRetry={ () => this.setState( { error: null } ) }
			/>
		);
	}
}
