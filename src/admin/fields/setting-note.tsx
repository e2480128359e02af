import type { ReactNode } from 'react';

interface SettingNoteProps {
	/** Tells screen readers when it changes. */
	isLive?: boolean;
	children: ReactNode;
}

/** A line below the help of a switch: what follows from it here. */
export function SettingNote( { isLive = false, children }: SettingNoteProps ) {
	return (
		<p
			className="pharos-setting-note"
			{ ...( isLive ? { 'aria-live': 'polite' as const } : {} ) }
		>
			{ children }
		</p>
	);
}
