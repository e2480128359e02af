import type { ReactNode } from 'react';

interface PageMessageProps {
	text: string;
	/** Actions for the user. */
	children?: ReactNode;
}

/** A page without content, with the reason. */
export function PageMessage( { text, children }: PageMessageProps ) {
	return (
		<div className="pharos-card pharos-page-message">
			<p>{ text }</p>
			{ children }
		</div>
	);
}
