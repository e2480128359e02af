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
	 * @return \Generator<int, array{text: string, fields: array<string, mixed>|null, why: string}> By line number, from 1: the line, its
	 *         fields of a redirect, or the reason why it can't be read. Comments and empty lines are skipped.
	 */
	public function read(string $data): \Generator;

	/**
	 * @param iterable<Rule> $rules
	 * @return \Generator<string> Parts of the file. Redirects that the format can't express are written as comments.
	 */
	public function write(iterable $rules): \Generator;

	/** The media type of the file. */
	public function type(): string;
}
