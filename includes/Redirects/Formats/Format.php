<?php
/**
 * A file format of redirects.
 */

declare(strict_types=1);

namespace Pharos\Redirects\Formats;

use Pharos\Redirects\Rule;

interface Format {
	public const ALL = [
		'csv' => Csv::class,
		'apache' => Apache::class,
		'nginx' => Nginx::class,
		'json' => Json::class,
	];

	/**
	 * @param string $data The file's text.
	 * @return \Generator<int, array{text: string, fields: array<string, mixed>|null, why: string}> By line, counted from 1: what is there, as
	 *         fields of a redirect, or why it can't be read. Comments and empty lines are passed over.
	 */
	public function read(string $data): \Generator;

	/**
	 * @param iterable<Rule> $rules
	 * @return \Generator<string> Parts of the text. What the format can't express is a comment there.
	 */
	public function write(iterable $rules): \Generator;

	/** The media type of such a file. */
	public function type(): string;
}
