<?php
/**
 * Lists and saves redirects.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Permission;
use Pharos\Redirects\Edits;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Responses;
use Pharos\Redirects\RedirectWriter;
use Pharos\Redirects\Rule;
use WP_Error;

final class RedirectAbilities {
	/** @return list<Ability> */
	public function all(): array {
		$may = static fn(array $input): bool => Permission::Redirects->granted();
		return [
			new Ability(
				'list-redirects',
				__('List redirects', 'pharos-seo'),
				__('Returns redirects, the newest first, by page.', 'pharos-seo'),
				Ability::pages(__('A part of the source or the target.', 'pharos-seo')),
				[
					'redirects' => [Responses::REDIRECT],
					'total' => 'integer',
					'pages' => 'integer',
				],
				$may,
				self::list(...),
			),
			new Ability(
				'save-redirect',
				__('Save a redirect', 'pharos-seo'),
				__(
					'Adds a redirect, or changes the one with the given ID. A redirect that would redirect to itself or hide a page that visitors need is refused.',
					'pharos-seo',
				),
				[
					'id' => [
						'type' => 'integer',
						'minimum' => 1,
						'description' => __(
							'The redirect to change; none for a new one.',
							'pharos-seo',
						),
					],
					'source' => [
						'type' => 'string',
						'description' => __(
							'The old path, such as /old-page/. A new redirect needs one.',
							'pharos-seo',
						),
					],
					'target' => [
						'type' => 'string',
						'description' => __(
							'The path or URL to redirect to; empty for status 410 and 451.',
							'pharos-seo',
						),
					],
					'status' => [
						'type' => 'integer',
						'enum' => Rule::STATUSES,
						'description' => __(
							'The HTTP status; 301 for a new redirect.',
							'pharos-seo',
						),
					],
					'match' => [
						'type' => 'string',
						'enum' => Rule::MATCHES,
						'description' => __(
							'exact (only this path), prefix (also all paths below it) or pattern (a regular expression); exact for a new redirect.',
							'pharos-seo',
						),
					],
					'enabled' => [
						'type' => 'boolean',
						'description' => __(
							'Whether the redirect is on; true for a new redirect.',
							'pharos-seo',
						),
					],
				] + Ability::dry_run(),
				Ability::CHANGES + ['redirect' => Responses::REDIRECT],
				$may,
				self::save(...),
				writes: true,
			),
		];
	}

	private static function list(array $input): array|WP_Error {
		$found = Route::call('GET', '/redirects', $input);
		return is_wp_error($found)
			? $found
			: [
				'redirects' => $found['data']['items'],
				'total' => $found['data']['total'],
				'pages' => $found['data']['pages'],
			];
	}

	private static function save(array $input): array|WP_Error {
		['id' => $id, 'dry_run' => $is_dry_run] = $input;
		$stored = $id === null ? null : RedirectRepository::find($id);
		if ($id !== null && $stored === null) {
			return RedirectWriter::not_found();
		}
		$fields = array_filter(
			array_diff_key($input, ['id' => 0, 'dry_run' => 0]),
			static fn(mixed $value): bool => $value !== null,
		);
		$rule = $is_dry_run
			? RedirectRepository::rehearse(
				static fn(): Rule|WP_Error => RedirectWriter::rehearse($fields, $stored),
			)
			: Edits::save($fields, $stored);
		if (is_wp_error($rule)) {
			return $rule;
		}
		$changed = self::changed($stored, $rule);
		return [
			'saved' => !$is_dry_run && $changed !== [],
			'changed' => (object) $changed,
			// A dry run gives a new redirect no ID.
			'redirect' => ($is_dry_run ? $rule->with(id: (int) $id) : $rule)->to_array(),
		];
	}

	/** @return array<string, array{old: mixed, new: mixed}> By field; a new redirect has no old values (null). */
	private static function changed(?Rule $old, Rule $new): array {
		$changed = [];
		foreach ($new->fields() as $name => $value) {
			$before = $old?->fields()[$name] ?? null;
			if ($value !== $before) {
				$changed[$name] = ['old' => $before, 'new' => $value];
			}
		}
		return $changed;
	}
}
