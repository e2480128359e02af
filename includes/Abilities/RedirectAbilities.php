<?php
/**
 * Lists and saves redirects.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Permission;
use Pharos\Redirects\RedirectRepository;
use Pharos\Redirects\Responses;
use Pharos\Redirects\RedirectWriter;
use Pharos\Rest\Schema;
use WP_Error;

final class RedirectAbilities {
	/** @return list<Ability> */
	public function all(): array {
		$may = static fn(array $input): bool => Permission::Redirects->granted();
		$redirect = Schema::parse(Responses::REDIRECT);
		return [
			new Ability(
				'list-redirects',
				__('List redirects', 'pharos-seo'),
				__('Returns redirects, the newest first, by page.', 'pharos-seo'),
				[
					'search' => [
						'type' => 'string',
						'default' => '',
						'description' => __('A part of the source or the target.', 'pharos-seo'),
					],
					'page' => ['type' => 'integer', 'minimum' => 1, 'default' => 1],
					'per_page' => [
						'type' => 'integer',
						'minimum' => 1,
						'maximum' => 100,
						'default' => 20,
					],
				],
				[
					'redirects' => ['type' => 'array', 'items' => $redirect],
					'total' => ['type' => 'integer'],
					'pages' => ['type' => 'integer'],
				],
				$may,
				self::list(...),
			),
			new Ability(
				'save-redirect',
				__('Save a redirect', 'pharos-seo'),
				__(
					'Adds a redirect, or changes the one with the given ID. A redirect that would lead back to itself or hide a page that visitors need is refused.',
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
						'required' => true,
						'description' => __('The old path, such as /old-page/.', 'pharos-seo'),
					],
					'target' => [
						'type' => 'string',
						'default' => '',
						'description' => __(
							'The path or URL to redirect to; empty for status 410.',
							'pharos-seo',
						),
					],
					'status' => [
						'type' => 'integer',
						'enum' => [301, 302, 307, 308, 410],
						'default' => 301,
						'description' => __('The HTTP status.', 'pharos-seo'),
					],
				] + Ability::dry_run(),
				['saved' => ['type' => 'boolean'], 'redirect' => $redirect],
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
		$fields = array_diff_key($input, ['id' => 0, 'dry_run' => 0]);
		$rule = $is_dry_run
			? RedirectWriter::check($fields, $stored)
			: RedirectWriter::save($fields, $stored);
		return is_wp_error($rule)
			? $rule
			: ['saved' => !$is_dry_run, 'redirect' => $rule->to_array()];
	}
}
