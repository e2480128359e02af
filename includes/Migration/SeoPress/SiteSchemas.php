<?php
/**
 * Migrates the site's schemas of SEOPress.
 */

declare(strict_types=1);

namespace Pharos\Migration\SeoPress;

use Pharos\Migration\MappedData;
use Pharos\Migration\Schemas;
use Pharos\Migration\StoredValue;
use Pharos\Migration\TemplateContext;
use Pharos\Migration\Translator;

/** The site representation, and its name. */
final class SiteSchemas {
	public function __construct(private readonly Options $options) {}

	public function build(MappedData $mapped): Schemas {
		$schemas = new Schemas($mapped);
		if (!$this->options->has('social')) {
			return $schemas;
		}
		$called = [
			'alternateName' => $this->template($mapped, 'titles_home_site_title_alt'),
		];
		$schemas->change(
			'website',
			['description' => $this->template($mapped, 'titles_home_site_desc')] + $called,
		);
		if ($this->options->is_on('titles_nositelinkssearchbox')) {
			$schemas->off('website', 'searchaction');
		}
		match (strtolower($this->options->text('social_knowledge_type'))) {
			'none' => $schemas->off('organization'),
			'person' => $schemas->owner('Person', $this->owner() + $called),
			default => $schemas->owner(
				'Organization',
				$this->owner() + $this->organization() + $called,
			),
		};
		return $schemas;
	}

	/** @return array<string, string> Fields for both an organization and a person. */
	private function owner(): array {
		return [
			'name' => $this->text('knowledge_name'),
			'description' => $this->text('knowledge_desc'),
			'vatID' => $this->text('knowledge_tax_id'),
		];
	}

	/** @return array<string, mixed> */
	private function organization(): array {
		$contact = array_filter(
			[
				'telephone' => $this->text('knowledge_phone'),
				'email' => $this->text('knowledge_email'),
				'contactType' => $this->text('knowledge_contact_type'),
				'contactOption' => $this->text('knowledge_contact_option'),
			],
			static fn(string $text): bool => !in_array($text, ['', 'None'], true),
		);
		// A contact type without other data is no contact.
		$has_contact = array_diff_key($contact, ['contactType' => 0, 'contactOption' => 0]) !== [];
		return [
			'logo' => Translator::literal(
				StoredValue::address($this->options->text('social_knowledge_img')),
				true,
			),
			'contactPoint' => $has_contact ? [['@type' => 'ContactPoint'] + $contact] : [],
		];
	}

	private function text(string $key): string {
		return Translator::literal($this->options->text("social_$key"), true);
	}

	/** Returns a text that can contain variables. */
	private function template(MappedData $mapped, string $key): string {
		return Variables::translator()->translate(
			$this->options->text($key),
			TemplateContext::HOME,
			$mapped,
			$key,
		);
	}
}
