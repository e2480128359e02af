import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';

interface RegionProps {
	children: ReactNode;
}

/** An error boundary around a part of the shell, so that an add-on that breaks the bar doesn't affect the page. */
export function Region( { children }: RegionProps ) {
	return (
		<ErrorBoundary
			title={ __(
				'This part of the screen couldn’t be displayed.',
				'pharos-seo'
			) }
		>
			{ children }
		</ErrorBoundary>
	);
}
