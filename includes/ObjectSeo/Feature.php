<?php
/**
 * SEO fields of posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Feature as FeatureBase;
use Pharos\Core\Job;
use Pharos\Core\Permission;
use Pharos\ObjectSeo\Imports\Privacy as ImportPrivacy;

final class Feature extends FeatureBase {
	public function register_routes(): void {
		Registration::run();
		(new RestController(
			fn(): object => new SeoPayload(($this->settings)(), ($this->variables)()),
			fn(): object => new TextIndexer(($this->settings)(), ($this->variables)()),
		))->register_routes();
		(new ShareController(($this->settings)()))->register_routes();
		(new Imports\RestController())->register_routes();
		(new RestField())->register();
		add_filter('rest_request_before_callbacks', [RestField::class, 'permission'], 10, 3);
		add_filter('rest_request_before_callbacks', [RestField::class, 'conflict'], 11, 3);
	}

	public function commands(): array {
		$payload = fn(): SeoPayload => new SeoPayload(($this->settings)(), ($this->variables)());
		return [
			'pharos seo' => [new Cli\Command($payload), Permission::EditSeo],
			'pharos seo set' => [new Cli\SetCommand(), Permission::EditSeo],
			'pharos seo export' => [new Cli\ExportCommand(), Permission::EditSeo],
			'pharos seo import' => [new Cli\ImportCommand(), Permission::EditSeo],
			'pharos seo imports' => [new Cli\ImportsCommand(), Permission::Settings],
		];
	}

	public function privacy_policy(): array {
		return [
			__(
				'When a user imports SEO titles, descriptions and similar data from a file, this site records the user, the time and the previous values. It keeps the last 20 imports for up to 90 days.',
				'pharos-seo',
			),
		];
	}

	public function personal_data(string $email, ?\WP_User $user): array {
		return $user ? [...AuthorPrivacy::export($user), ...ImportPrivacy::export($user)] : [];
	}

	public function erase_personal_data(string $email, ?\WP_User $user): array {
		[$erased, $kept] = $user ? AuthorPrivacy::erase($user) : [false, []];
		return [ImportPrivacy::erase($user->ID ?? 0, $email) || $erased, $kept];
	}

	public function tables(): array {
		return [
			TextIndex::table() => '',
			Imports\Table::imports() => Imports\Table::OPTION,
			Imports\Table::changes() => Imports\Table::OPTION,
		];
	}

	public function events(): array {
		return [
			// Runs a step of indexing titles and descriptions, to find duplicates.
			TextIndex::HOOK => fn() => (new TextIndexer(
				($this->settings)(),
				($this->variables)(),
			))->step(self::STEP),
		];
	}

	public function deactivate(): void {
		(new Job(TextIndex::HOOK))->unschedule();
	}
}
