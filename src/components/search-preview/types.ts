/** A post that templates can be previewed with. */
export interface PreviewOption {
	/** The post's id. */
	id: number;
	/** Its title. */
	label: string;
}

export type Device = 'desktop' | 'mobile';
