import type { ReactNode } from 'react';

interface PageMessageProps {
	text: string;
	/** What a person can do about it. */
	children?: ReactNode;
}

/** A page that has nothing to show, and says why. */
export function PageMessage( { text, children }: PageMessageProps ) {
	return (
		<div className="pharos-card pharos-page-message">
			<p>{ text }</p>
			{ children }
		</div>
	);
}
