// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = require_fast_deep_equal();
}));
const validateGrant11 = validate20;
const schema31 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.1",
	"title": "Grant11",
	"description": "A Grant of Agentic Power of Action 1.1: the 1.2 schema without formations, discovery.inventories and a member's platform. The Grant writer's own reading; not the published schema.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.1",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Day" }
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Trigger" }
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" }
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"uniqueItems": true,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Effect" }
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"read",
						"write",
						"delete",
						"share"
					] }
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/CounterpartyRef" }
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Name" }
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ResourceRef" }
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
const schema102 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
const func0 = Object.prototype.hasOwnProperty;
const func84 = require_ucs2length().default;
const pattern4 = /* @__PURE__ */ new RegExp("^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
const pattern5 = new RegExp("^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$", "u");
const pattern7 = new RegExp("^(?!\\s)[^\\p{Cc}]+(?<!\\s)$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate21.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			let data0 = data.sub;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/sub",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate21.errors = vErrors;
	return errors === 0;
}
validate21.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern8 = /* @__PURE__ */ new RegExp("^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$", "u");
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate23.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			let data0 = data.sub;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err4 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/sub",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			let data2 = data.role;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			let data3 = data.platform;
			if (typeof data3 === "string") {
				if (func84(data3) > 200) {
					const err13 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err14 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate23.errors = vErrors;
	return errors === 0;
}
validate23.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema42 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate25.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema42.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate25.errors = vErrors;
	return errors === 0;
}
validate25.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const func27 = require_equal().default;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate27.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			let data0 = data.summary;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err4 = {
						instancePath: instancePath + "/summary",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/summary",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/summary",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func84(data2) > 2e3) {
							const err7 = {
								instancePath: instancePath + "/includes/" + i0,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (!pattern7.test(data2)) {
							const err8 = {
								instancePath: instancePath + "/includes/" + i0,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/includes/" + i0,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err10 = {
							instancePath: instancePath + "/includes",
							schemaPath: "#/properties/includes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
						break outer0;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data4 = data3[i2];
					if (typeof data4 === "string") {
						if (func84(data4) > 2e3) {
							const err12 = {
								instancePath: instancePath + "/excludes/" + i2,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!pattern7.test(data4)) {
							const err13 = {
								instancePath: instancePath + "/excludes/" + i2,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/excludes/" + i2,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data3[i3], data3[j1])) {
						const err15 = {
							instancePath: instancePath + "/excludes",
							schemaPath: "#/properties/excludes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
						break outer1;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate27.errors = vErrors;
	return errors === 0;
}
validate27.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema49 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Trigger" }
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema50 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
const schema51 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
const schema53 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate30.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			let data0 = data.memory;
			if (!(data0 === "never" || data0 === "ask" || data0 === "allowed")) {
				const err4 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema53.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			let data1 = data.schedule;
			if (!(data1 === "never" || data1 === "ask" || data1 === "allowed")) {
				const err5 = {
					instancePath: instancePath + "/schedule",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema53.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			let data2 = data.account_settings;
			if (!(data2 === "never" || data2 === "ask" || data2 === "allowed")) {
				const err6 = {
					instancePath: instancePath + "/account_settings",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema53.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate30.errors = vErrors;
	return errors === 0;
}
validate30.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern17 = /* @__PURE__ */ new RegExp("^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$", "u");
const pattern18 = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");
const schema62 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
const pattern21 = /* @__PURE__ */ new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate33.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (!(data1 === "mon" || data1 === "tue" || data1 === "wed" || data1 === "thu" || data1 === "fri" || data1 === "sat" || data1 === "sun")) {
						const err6 = {
							instancePath: instancePath + "/days/" + i0,
							schemaPath: "#/$defs/Day/enum",
							keyword: "enum",
							params: { allowedValues: schema62.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err7 = {
							instancePath: instancePath + "/days",
							schemaPath: "#/properties/days/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer0;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern21.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern21.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			let data4 = data.timezone;
			if (typeof data4 === "string") {
				if (func84(data4) > 200) {
					const err13 = {
						instancePath: instancePath + "/timezone",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/timezone",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/timezone",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate33.errors = vErrors;
	return errors === 0;
}
validate33.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate32.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			let data0 = data.per_act;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.amount === void 0 || !func0.call(data0, "amount")) {
					const err1 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.currency === void 0 || !func0.call(data0, "currency")) {
					const err2 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				for (const key1 of Object.keys(data0)) if (!(key1 === "amount" || key1 === "currency")) {
					const err3 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.amount !== void 0 && func0.call(data0, "amount")) {
					let data1 = data0.amount;
					if (typeof data1 === "string") {
						if (!pattern17.test(data1)) {
							const err4 = {
								instancePath: instancePath + "/per_act/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/per_act/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.currency !== void 0 && func0.call(data0, "currency")) {
					let data2 = data0.currency;
					if (typeof data2 === "string") {
						if (!pattern18.test(data2)) {
							const err6 = {
								instancePath: instancePath + "/per_act/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/per_act/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/per_act",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			let data3 = data.per_month;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.amount === void 0 || !func0.call(data3, "amount")) {
					const err9 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.currency === void 0 || !func0.call(data3, "currency")) {
					const err10 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key2 of Object.keys(data3)) if (!(key2 === "amount" || key2 === "currency")) {
					const err11 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.amount !== void 0 && func0.call(data3, "amount")) {
					let data4 = data3.amount;
					if (typeof data4 === "string") {
						if (!pattern17.test(data4)) {
							const err12 = {
								instancePath: instancePath + "/per_month/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/per_month/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data3.currency !== void 0 && func0.call(data3, "currency")) {
					let data5 = data3.currency;
					if (typeof data5 === "string") {
						if (!pattern18.test(data5)) {
							const err14 = {
								instancePath: instancePath + "/per_month/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/per_month/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/per_month",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			let data6 = data.binding_acts_per_day;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err17 = {
					instancePath: instancePath + "/binding_acts_per_day",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 9007199254740991 || isNaN(data6)) {
					const err18 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data6 < 1 || isNaN(data6)) {
					const err19 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate33(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate32.errors = vErrors;
	return errors === 0;
}
validate32.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema64 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
const pattern24 = /* @__PURE__ */ new RegExp("^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$", "u");
const pattern26 = /* @__PURE__ */ new RegExp("^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate36.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 === "string") {
						if (!pattern24.test(data1)) {
							const err5 = {
								instancePath: instancePath + "/allowed/" + i0,
								schemaPath: "#/$defs/SourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
								message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/allowed/" + i0,
							schemaPath: "#/$defs/SourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err7 = {
							instancePath: instancePath + "/allowed",
							schemaPath: "#/properties/allowed/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer0;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data3 = data2[i2];
					if (typeof data3 === "string") {
						if (!pattern24.test(data3)) {
							const err9 = {
								instancePath: instancePath + "/prohibited/" + i2,
								schemaPath: "#/$defs/SourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
								message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/prohibited/" + i2,
							schemaPath: "#/$defs/SourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data2[i3], data2[j1])) {
						const err11 = {
							instancePath: instancePath + "/prohibited",
							schemaPath: "#/properties/prohibited/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer1;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			let data4 = data.freshness;
			if (typeof data4 === "string") {
				if (func84(data4) > 40) {
					const err13 = {
						instancePath: instancePath + "/freshness",
						schemaPath: "#/$defs/Duration/maxLength",
						keyword: "maxLength",
						params: { limit: 40 },
						message: "must NOT have more than 40 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern26.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/freshness",
						schemaPath: "#/$defs/Duration/pattern",
						keyword: "pattern",
						params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
						message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/freshness",
					schemaPath: "#/$defs/Duration/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err16 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema64.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err17 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate36.errors = vErrors;
	return errors === 0;
}
validate36.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate29.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema49.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			let data0 = data.working_mode;
			if (!(data0 === "plan" || data0 === "ask" || data0 === "auto" || data0 === "full_auto")) {
				const err10 = {
					instancePath: instancePath + "/working_mode",
					schemaPath: "#/$defs/WorkingMode/enum",
					keyword: "enum",
					params: { allowedValues: schema50.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err12 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "asked" || data3 === "routine" || data3 === "message" || data3 === "notification" || data3 === "app_event" || data3 === "handoff" || data3 === "autonomous")) {
						const err13 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/$defs/Trigger/enum",
							keyword: "enum",
							params: { allowedValues: schema51.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err14 = {
							instancePath: instancePath + "/triggers",
							schemaPath: "#/properties/triggers/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
						break outer0;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate30(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err16 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err17 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema49.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			let data7 = data.max_recipients;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err18 = {
					instancePath: instancePath + "/max_recipients",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 9007199254740991 || isNaN(data7)) {
					const err19 = {
						instancePath: instancePath + "/max_recipients",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err20 = {
						instancePath: instancePath + "/max_recipients",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate32(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate36(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate29.errors = vErrors;
	return errors === 0;
}
validate29.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema69 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate39.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			let data0 = data.sent;
			if (!(data0 === "proposal" || data0 === "on_confirm" || data0 === "self_within_limits")) {
				const err8 = {
					instancePath: instancePath + "/sent",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			let data1 = data.purchased;
			if (!(data1 === "proposal" || data1 === "on_confirm" || data1 === "self_within_limits")) {
				const err9 = {
					instancePath: instancePath + "/purchased",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			let data2 = data.transferred;
			if (!(data2 === "proposal" || data2 === "on_confirm" || data2 === "self_within_limits")) {
				const err10 = {
					instancePath: instancePath + "/transferred",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			let data3 = data.submitted;
			if (!(data3 === "proposal" || data3 === "on_confirm" || data3 === "self_within_limits")) {
				const err11 = {
					instancePath: instancePath + "/submitted",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			let data4 = data.changed;
			if (!(data4 === "proposal" || data4 === "on_confirm" || data4 === "self_within_limits")) {
				const err12 = {
					instancePath: instancePath + "/changed",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			let data5 = data.deleted;
			if (!(data5 === "proposal" || data5 === "on_confirm" || data5 === "self_within_limits")) {
				const err13 = {
					instancePath: instancePath + "/deleted",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			let data6 = data.shared;
			if (!(data6 === "proposal" || data6 === "on_confirm" || data6 === "self_within_limits")) {
				const err14 = {
					instancePath: instancePath + "/shared",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema69.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate39.errors = vErrors;
	return errors === 0;
}
validate39.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern28 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate42.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (func84(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			let data1 = data.sha256;
			if (typeof data1 === "string") {
				if (!pattern28.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/sha256",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate42.errors = vErrors;
	return errors === 0;
}
validate42.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate41.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate42(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate42(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate41.errors = vErrors;
	return errors === 0;
}
validate41.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema80 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate47.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			let data0 = data.actor;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err4 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/actor",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			let data2 = data.role;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate47.errors = vErrors;
	return errors === 0;
}
validate47.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate46.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema80.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate47(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema80.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate46.errors = vErrors;
	return errors === 0;
}
validate46.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate51.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			let data0 = data.grant_id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/grant_id",
						schemaPath: "#/$defs/GrantId/pattern",
						keyword: "pattern",
						params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/grant_id",
					schemaPath: "#/$defs/GrantId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			let data1 = data.delegate;
			if (typeof data1 === "string") {
				if (func84(data1) > 400) {
					const err6 = {
						instancePath: instancePath + "/delegate",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/delegate",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/delegate",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			let data2 = data.seal;
			if (typeof data2 === "string") {
				if (!pattern28.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/seal",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/seal",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate51.errors = vErrors;
	return errors === 0;
}
validate51.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate50.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func84(data3) > 400) {
							const err11 = {
								instancePath: instancePath + "/agents/" + i0,
								schemaPath: "#/$defs/ActorRef/maxLength",
								keyword: "maxLength",
								params: { limit: 400 },
								message: "must NOT have more than 400 characters"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (!pattern8.test(data3)) {
							const err12 = {
								instancePath: instancePath + "/agents/" + i0,
								schemaPath: "#/$defs/ActorRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
								message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/agents/" + i0,
							schemaPath: "#/$defs/ActorRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err14 = {
							instancePath: instancePath + "/agents",
							schemaPath: "#/properties/agents/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
						break outer0;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate51(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate50.errors = vErrors;
	return errors === 0;
}
validate50.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern36 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			let data0 = data.issued_at;
			if (typeof data0 === "string") {
				if (!pattern36.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/issued_at",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/issued_at",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			let data1 = data.not_before;
			if (typeof data1 === "string") {
				if (!pattern36.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/not_before",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/not_before",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			let data2 = data.expires;
			if (typeof data2 === "string") {
				if (!pattern36.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/expires",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/expires",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate56.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			let data0 = data.command;
			if (typeof data0 === "string") {
				if (func84(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/command",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/command",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			let data1 = data.status;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err5 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate56.errors = vErrors;
	return errors === 0;
}
validate56.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema99 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
const pattern42 = new RegExp("^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$", "u");
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema99.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err4 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			let data2 = data.address;
			if (typeof data2 === "string") {
				if (func84(data2) > 320) {
					const err7 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/$defs/CounterpartyRef/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern42.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/$defs/CounterpartyRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/$defs/CounterpartyRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate59(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err3 = {
							instancePath: instancePath + "/channels",
							schemaPath: "#/properties/channels/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate62.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			let data0 = data.where;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/where",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/where",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/where",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func84(data2) > 2e3) {
							const err6 = {
								instancePath: instancePath + "/contains/" + i0,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern7.test(data2)) {
							const err7 = {
								instancePath: instancePath + "/contains/" + i0,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/contains/" + i0,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err9 = {
							instancePath: instancePath + "/contains",
							schemaPath: "#/properties/contains/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate62.errors = vErrors;
	return errors === 0;
}
validate62.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema106 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Effect" }
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
const pattern45 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._\\-]{0,79}$", "u");
const schema112 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
const pattern49 = new RegExp("^https://[^\\s\\p{Cc}\\p{Cf}]+$", "u");
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/$defs/CatalogueEffect/enum",
			keyword: "enum",
			params: { allowedValues: schema112.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs3 = errors;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err1 = {
				instancePath,
				schemaPath: "#/$defs/ExtensionEffect/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern49.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/$defs/ExtensionEffect/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/$defs/ExtensionEffect/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate65.errors = vErrors;
	return errors === 0;
}
validate65.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema106.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern45.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/$defs/ResourceRef/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
						message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/$defs/ResourceRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			let data1 = data.provider;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/provider",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			let data3 = data.account;
			if (typeof data3 === "string") {
				if (func84(data3) > 320) {
					const err13 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/$defs/CounterpartyRef/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern42.test(data3)) {
					const err14 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/$defs/CounterpartyRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/account",
					schemaPath: "#/$defs/CounterpartyRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate65(data4[i0], {
					instancePath: instancePath + "/effects/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
					errors = vErrors.length;
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data4[i1], data4[j0])) {
						const err16 = {
							instancePath: instancePath + "/effects",
							schemaPath: "#/properties/effects/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
						break outer0;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			let data6 = data.place;
			if (typeof data6 === "string") {
				if (func84(data6) > 2e3) {
					const err18 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!pattern7.test(data6)) {
					const err19 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/place",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err21 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema106.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data7[i3], data7[j1])) {
						const err22 = {
							instancePath: instancePath + "/reach",
							schemaPath: "#/properties/reach/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
						break outer1;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			let data9 = data.via;
			if (typeof data9 === "string") {
				if (func84(data9) > 2e3) {
					const err24 = {
						instancePath: instancePath + "/via",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!pattern7.test(data9)) {
					const err25 = {
						instancePath: instancePath + "/via",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/via",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err27 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data11 = data10[i4];
					if (typeof data11 === "string") {
						if (func84(data11) > 2e3) {
							const err28 = {
								instancePath: instancePath + "/locations/" + i4,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
						if (!pattern7.test(data11)) {
							const err29 = {
								instancePath: instancePath + "/locations/" + i4,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					} else {
						const err30 = {
							instancePath: instancePath + "/locations/" + i4,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					outer2: for (; i5--;) for (j2 = i5; j2--;) if (func27(data10[i5], data10[j2])) {
						const err31 = {
							instancePath: instancePath + "/locations",
							schemaPath: "#/properties/locations/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i5,
								j: j2
							},
							message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
						break outer2;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate64.errors = vErrors;
	return errors === 0;
}
validate64.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema117 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ResourceRef" }
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActorRef" }
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
const schema119 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
const pattern53 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$", "u");
const schema120 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/CounterpartyRef" }
		}
	}
};
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate70.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema120.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema120.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func84(data3) > 320) {
							const err6 = {
								instancePath: instancePath + "/ids/" + i0,
								schemaPath: "#/$defs/CounterpartyRef/maxLength",
								keyword: "maxLength",
								params: { limit: 320 },
								message: "must NOT have more than 320 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern42.test(data3)) {
							const err7 = {
								instancePath: instancePath + "/ids/" + i0,
								schemaPath: "#/$defs/CounterpartyRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/ids/" + i0,
							schemaPath: "#/$defs/CounterpartyRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err9 = {
							instancePath: instancePath + "/ids",
							schemaPath: "#/properties/ids/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate70.errors = vErrors;
	return errors === 0;
}
validate70.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate73.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			let data0 = data.per_act;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.amount === void 0 || !func0.call(data0, "amount")) {
					const err1 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.currency === void 0 || !func0.call(data0, "currency")) {
					const err2 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				for (const key1 of Object.keys(data0)) if (!(key1 === "amount" || key1 === "currency")) {
					const err3 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.amount !== void 0 && func0.call(data0, "amount")) {
					let data1 = data0.amount;
					if (typeof data1 === "string") {
						if (!pattern17.test(data1)) {
							const err4 = {
								instancePath: instancePath + "/per_act/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/per_act/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.currency !== void 0 && func0.call(data0, "currency")) {
					let data2 = data0.currency;
					if (typeof data2 === "string") {
						if (!pattern18.test(data2)) {
							const err6 = {
								instancePath: instancePath + "/per_act/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/per_act/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/per_act",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			let data3 = data.per_month;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.amount === void 0 || !func0.call(data3, "amount")) {
					const err9 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.currency === void 0 || !func0.call(data3, "currency")) {
					const err10 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key2 of Object.keys(data3)) if (!(key2 === "amount" || key2 === "currency")) {
					const err11 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.amount !== void 0 && func0.call(data3, "amount")) {
					let data4 = data3.amount;
					if (typeof data4 === "string") {
						if (!pattern17.test(data4)) {
							const err12 = {
								instancePath: instancePath + "/per_month/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/per_month/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data3.currency !== void 0 && func0.call(data3, "currency")) {
					let data5 = data3.currency;
					if (typeof data5 === "string") {
						if (!pattern18.test(data5)) {
							const err14 = {
								instancePath: instancePath + "/per_month/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/per_month/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/per_month",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data6 = data.categories;
			if (Array.isArray(data6)) {
				if (data6.length < 1) {
					const err17 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 === "string") {
						if (func84(data7) > 200) {
							const err18 = {
								instancePath: instancePath + "/categories/" + i0,
								schemaPath: "#/$defs/Name/maxLength",
								keyword: "maxLength",
								params: { limit: 200 },
								message: "must NOT have more than 200 characters"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern7.test(data7)) {
							const err19 = {
								instancePath: instancePath + "/categories/" + i0,
								schemaPath: "#/$defs/Name/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/categories/" + i0,
							schemaPath: "#/$defs/Name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				let i1 = data6.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data6[i1], data6[j0])) {
						const err21 = {
							instancePath: instancePath + "/categories",
							schemaPath: "#/properties/categories/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
						break outer0;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			let data8 = data.binding_acts_per_day;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err23 = {
					instancePath: instancePath + "/binding_acts_per_day",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 9007199254740991 || isNaN(data8)) {
					const err24 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err25 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate33(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate73.errors = vErrors;
	return errors === 0;
}
validate73.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema129 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate76.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema129.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			let data1 = data.words;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate76.errors = vErrors;
	return errors === 0;
}
validate76.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema117.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			let data3 = data.act;
			if (typeof data3 === "string") {
				if (func84(data3) > 100) {
					const err15 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern53.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/act",
					schemaPath: "#/$defs/ActId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate65(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data5 = data.kind;
			if (!(data5 === "none" || data5 === "sent" || data5 === "purchased" || data5 === "transferred" || data5 === "submitted" || data5 === "changed" || data5 === "deleted" || data5 === "shared")) {
				const err18 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/$defs/Kind/enum",
					keyword: "enum",
					params: { allowedValues: schema119.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate70(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 === "string") {
						if (!pattern45.test(data8)) {
							const err19 = {
								instancePath: instancePath + "/resources/" + i0,
								schemaPath: "#/$defs/ResourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
								message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/resources/" + i0,
							schemaPath: "#/$defs/ResourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data7[i1], data7[j0])) {
						const err21 = {
							instancePath: instancePath + "/resources",
							schemaPath: "#/properties/resources/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
						break outer0;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err23 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data10 = data9[i2];
					if (typeof data10 === "string") {
						if (func84(data10) > 400) {
							const err24 = {
								instancePath: instancePath + "/actors/" + i2,
								schemaPath: "#/$defs/ActorRef/maxLength",
								keyword: "maxLength",
								params: { limit: 400 },
								message: "must NOT have more than 400 characters"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (!pattern8.test(data10)) {
							const err25 = {
								instancePath: instancePath + "/actors/" + i2,
								schemaPath: "#/$defs/ActorRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
								message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/actors/" + i2,
							schemaPath: "#/$defs/ActorRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data9[i3], data9[j1])) {
						const err27 = {
							instancePath: instancePath + "/actors",
							schemaPath: "#/properties/actors/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
						break outer1;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate36(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate73(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err29 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate76(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err30 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema117.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate79.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			let data0 = data.act;
			if (typeof data0 === "string") {
				if (func84(data0) > 100) {
					const err3 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern53.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/act",
					schemaPath: "#/$defs/ActId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate65(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data2 = data.kind;
			if (!(data2 === "none" || data2 === "sent" || data2 === "purchased" || data2 === "transferred" || data2 === "submitted" || data2 === "changed" || data2 === "deleted" || data2 === "shared")) {
				const err6 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/$defs/Kind/enum",
					keyword: "enum",
					params: { allowedValues: schema119.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data3 = data.label;
			if (typeof data3 === "string") {
				if (func84(data3) > 200) {
					const err7 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate79.errors = vErrors;
	return errors === 0;
}
validate79.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema135 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			let data0 = data.about;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/about",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/about",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/about",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			let data1 = data.tool_permission;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err10 = {
						instancePath: instancePath + "/tool_permission",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/tool_permission",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/tool_permission",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			let data2 = data.work_rule;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err13 = {
						instancePath: instancePath + "/work_rule",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err14 = {
						instancePath: instancePath + "/work_rule",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/work_rule",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err16 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema135.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			let data4 = data.chosen;
			if (typeof data4 === "string") {
				if (func84(data4) > 2e3) {
					const err17 = {
						instancePath: instancePath + "/chosen",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err18 = {
						instancePath: instancePath + "/chosen",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/chosen",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			let data5 = data.why;
			if (typeof data5 === "string") {
				if (func84(data5) > 2e3) {
					const err20 = {
						instancePath: instancePath + "/why",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!pattern7.test(data5)) {
					const err21 = {
						instancePath: instancePath + "/why",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			let data1 = data.value;
			if (typeof data1 === "string") {
				if (!pattern28.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/value",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate20.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema31.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.1" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.1" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			let data1 = data.grant_id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err22 = {
						instancePath: instancePath + "/grant_id",
						schemaPath: "#/$defs/GrantId/pattern",
						keyword: "pattern",
						params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/grant_id",
					schemaPath: "#/$defs/GrantId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			let data2 = data.iss;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err24 = {
						instancePath: instancePath + "/iss",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!pattern5.test(data2)) {
					const err25 = {
						instancePath: instancePath + "/iss",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/iss",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate21(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate23(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate25(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			let data6 = data.purpose;
			if (typeof data6 === "string") {
				if (func84(data6) > 2e3) {
					const err27 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (!pattern7.test(data6)) {
					const err28 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/purpose",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate27(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate29(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate39(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate41(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate46(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate50(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate54(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate56(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate58(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			let data16 = data.audit;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.level === void 0 || !func0.call(data16, "level")) {
					const err30 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/required",
						keyword: "required",
						params: { missingProperty: "level" },
						message: "must have required property 'level'"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data16.report === void 0 || !func0.call(data16, "report")) {
					const err31 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/required",
						keyword: "required",
						params: { missingProperty: "report" },
						message: "must have required property 'report'"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				for (const key1 of Object.keys(data16)) if (!(key1 === "level" || key1 === "report")) {
					const err32 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data16.level !== void 0 && func0.call(data16, "level")) {
					let data17 = data16.level;
					if (!(data17 === "official_acts" || data17 === "all_acts")) {
						const err33 = {
							instancePath: instancePath + "/audit/level",
							schemaPath: "#/$defs/Audit/properties/level/enum",
							keyword: "enum",
							params: { allowedValues: schema102.properties.level.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data16.report !== void 0 && func0.call(data16, "report")) {
					let data18 = data16.report;
					if (!(data18 === "right_after" || data18 === "daily_summary")) {
						const err34 = {
							instancePath: instancePath + "/audit/report",
							schemaPath: "#/$defs/Audit/properties/report/enum",
							keyword: "enum",
							params: { allowedValues: schema102.properties.report.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/audit",
					schemaPath: "#/$defs/Audit/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate62(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data20 = data.resources;
			if (Array.isArray(data20)) {
				const len0 = data20.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate64(data20[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data20,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
					errors = vErrors.length;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data22 = data.authorities;
			if (Array.isArray(data22)) {
				if (data22.length < 1) {
					const err37 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				const len1 = data22.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate68(data22[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data22,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
					errors = vErrors.length;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data24 = data.denied;
			if (Array.isArray(data24)) {
				const len2 = data24.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate79(data24[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data24,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
					errors = vErrors.length;
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data26 = data.conflicts;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					const err40 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				const len3 = data26.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate82(data26[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data26,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
					errors = vErrors.length;
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate84(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err42 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err42];
		else vErrors.push(err42);
		errors++;
	}
	validate20.errors = vErrors;
	return errors === 0;
}
validate20.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validateGrant = validate86;
const schema143 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.2",
	"title": "Grant",
	"description": "A Grant of Agentic Power of Action 1.2. This schema is the Grant writer's own reading of the specification's sections 5 and 4b; it is not the published grant.schema.json.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.2",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"formations": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Formation" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Day" }
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/SourceRef" }
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Trigger" }
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"InventoryRef": {
			"title": "InventoryRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["agent", "sha256"],
			"properties": {
				"agent": { "$ref": "#/$defs/ActorRef" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" },
				"inventories": {
					"type": "array",
					"items": { "$ref": "#/$defs/InventoryRef" }
				}
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"uniqueItems": true,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Effect" }
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"read",
						"write",
						"delete",
						"share"
					] }
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/CounterpartyRef" }
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Name" }
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ResourceRef" }
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActorRef" }
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"SettlementKind": {
			"title": "SettlementKind",
			"enum": [
				"authored_completion",
				"rule_fires",
				"owner_acceptance",
				"ownership_transfer",
				"aggregated_judgment",
				"allocation_award",
				"committed_state_transition",
				"protocol_convergence"
			]
		},
		"Participant": {
			"title": "Participant",
			"type": "object",
			"additionalProperties": false,
			"required": ["actor", "membership"],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"membership": { "enum": ["member", "adjacent"] },
				"interaction": { "enum": [
					"none",
					"consulted",
					"notified"
				] },
				"authority": { "enum": [
					"none",
					"delegates",
					"delegated"
				] },
				"commit": { "enum": ["none", "ratifies"] }
			}
		},
		"Threshold": {
			"title": "Threshold",
			"type": "object",
			"additionalProperties": false,
			"required": ["approvals"],
			"properties": { "approvals": { "$ref": "#/$defs/Count" } }
		},
		"Settlement": {
			"title": "Settlement",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"kind": { "$ref": "#/$defs/SettlementKind" },
				"rule": { "$ref": "#/$defs/Text" },
				"threshold": { "$ref": "#/$defs/Threshold" },
				"evaluator": { "$ref": "#/$defs/ActorRef" },
				"reversibility": { "enum": [
					"reversible",
					"costly",
					"irreversible"
				] },
				"evidence": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"accept",
						"votes",
						"transfer",
						"award",
						"commit"
					] }
				}
			}
		},
		"Termination": {
			"title": "Termination",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"construction",
					"declared_bound",
					"model_signal",
					"unbounded"
				] },
				"max_rounds": { "$ref": "#/$defs/Count" },
				"stop_rule": { "$ref": "#/$defs/Text" },
				"on_limit": { "enum": ["ask", "stop"] }
			}
		},
		"Handoff": {
			"title": "Handoff",
			"type": "object",
			"additionalProperties": false,
			"required": ["from", "to"],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"ownership": { "enum": ["moves", "stays"] },
				"acceptance": { "$ref": "#/$defs/Text" },
				"seam": { "enum": [
					"coordination",
					"specialisation",
					"segregation_of_duties",
					"accountability",
					"external_sla"
				] }
			}
		},
		"Transition": {
			"title": "Transition",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from",
				"to",
				"authority"
			],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"authority": { "enum": ["human_gate", "agent_delegates"] },
				"acts": {
					"type": "array",
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActId" }
				}
			}
		},
		"Configuration": {
			"title": "Configuration",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"plan_provenance": { "enum": [
					"authored",
					"runtime",
					"hybrid"
				] },
				"performer_composition": { "$ref": "#/$defs/Text" }
			}
		},
		"Protocol": {
			"title": "Protocol",
			"description": "A mesh answers who_may_act, artifact, interactions, conflict and settlement; a handoff answers eligibility, envelope and acceptance (F4).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"who_may_act": { "$ref": "#/$defs/Text" },
				"artifact": { "$ref": "#/$defs/Text" },
				"interactions": { "$ref": "#/$defs/Text" },
				"conflict": { "$ref": "#/$defs/Text" },
				"settlement": { "$ref": "#/$defs/Text" },
				"eligibility": { "$ref": "#/$defs/Text" },
				"envelope": { "$ref": "#/$defs/Text" },
				"acceptance": { "$ref": "#/$defs/Text" }
			}
		},
		"Formation": {
			"title": "Formation",
			"type": "object",
			"additionalProperties": false,
			"required": ["arrangement"],
			"properties": {
				"name": { "$ref": "#/$defs/Name" },
				"arrangement": { "enum": [
					"path.sequential",
					"path.choice",
					"path.fanout_fanin",
					"path.bounded_loop",
					"hub.manager_worker",
					"habitat.handoff",
					"habitat.committee",
					"habitat.market",
					"habitat.blackboard",
					"habitat.mesh"
				] },
				"routing_authority": { "enum": [
					"code",
					"one_model",
					"any_peer",
					"none",
					"protocol",
					"environment"
				] },
				"participants": {
					"type": "array",
					"items": { "$ref": "#/$defs/Participant" }
				},
				"settlement": { "$ref": "#/$defs/Settlement" },
				"join": { "enum": [
					"all",
					"any",
					"first_completed",
					"decision",
					"wait_for_activated_arms"
				] },
				"termination": { "$ref": "#/$defs/Termination" },
				"handoffs": {
					"type": "array",
					"items": { "$ref": "#/$defs/Handoff" }
				},
				"transitions": {
					"type": "array",
					"items": { "$ref": "#/$defs/Transition" }
				},
				"configuration": { "$ref": "#/$defs/Configuration" },
				"protocol": { "$ref": "#/$defs/Protocol" },
				"acts": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/ActId" }
				},
				"unresolved": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": { "$ref": "#/$defs/Text" }
				}
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
const schema218 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate87.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			let data0 = data.sub;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern5.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/sub",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err6 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate87.errors = vErrors;
	return errors === 0;
}
validate87.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate89.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			let data0 = data.sub;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err4 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/sub",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/sub",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			let data2 = data.role;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			let data3 = data.platform;
			if (typeof data3 === "string") {
				if (func84(data3) > 200) {
					const err13 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err14 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate89.errors = vErrors;
	return errors === 0;
}
validate89.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema154 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate91.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema154.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate91.errors = vErrors;
	return errors === 0;
}
validate91.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate93.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			let data0 = data.summary;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err4 = {
						instancePath: instancePath + "/summary",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/summary",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/summary",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func84(data2) > 2e3) {
							const err7 = {
								instancePath: instancePath + "/includes/" + i0,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (!pattern7.test(data2)) {
							const err8 = {
								instancePath: instancePath + "/includes/" + i0,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
						}
					} else {
						const err9 = {
							instancePath: instancePath + "/includes/" + i0,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err10 = {
							instancePath: instancePath + "/includes",
							schemaPath: "#/properties/includes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
						break outer0;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data4 = data3[i2];
					if (typeof data4 === "string") {
						if (func84(data4) > 2e3) {
							const err12 = {
								instancePath: instancePath + "/excludes/" + i2,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!pattern7.test(data4)) {
							const err13 = {
								instancePath: instancePath + "/excludes/" + i2,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/excludes/" + i2,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data3[i3], data3[j1])) {
						const err15 = {
							instancePath: instancePath + "/excludes",
							schemaPath: "#/properties/excludes/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
						break outer1;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate93.errors = vErrors;
	return errors === 0;
}
validate93.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema161 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Trigger" }
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema162 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
const schema163 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
const schema165 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate96.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			let data0 = data.memory;
			if (!(data0 === "never" || data0 === "ask" || data0 === "allowed")) {
				const err4 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema165.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			let data1 = data.schedule;
			if (!(data1 === "never" || data1 === "ask" || data1 === "allowed")) {
				const err5 = {
					instancePath: instancePath + "/schedule",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema165.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			let data2 = data.account_settings;
			if (!(data2 === "never" || data2 === "ask" || data2 === "allowed")) {
				const err6 = {
					instancePath: instancePath + "/account_settings",
					schemaPath: "#/$defs/SelfChangeRule/enum",
					keyword: "enum",
					params: { allowedValues: schema165.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate96.errors = vErrors;
	return errors === 0;
}
validate96.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema174 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (!(data1 === "mon" || data1 === "tue" || data1 === "wed" || data1 === "thu" || data1 === "fri" || data1 === "sat" || data1 === "sun")) {
						const err6 = {
							instancePath: instancePath + "/days/" + i0,
							schemaPath: "#/$defs/Day/enum",
							keyword: "enum",
							params: { allowedValues: schema174.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err7 = {
							instancePath: instancePath + "/days",
							schemaPath: "#/properties/days/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer0;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern21.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern21.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			let data4 = data.timezone;
			if (typeof data4 === "string") {
				if (func84(data4) > 200) {
					const err13 = {
						instancePath: instancePath + "/timezone",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/timezone",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/timezone",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate99.errors = vErrors;
	return errors === 0;
}
validate99.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			let data0 = data.per_act;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.amount === void 0 || !func0.call(data0, "amount")) {
					const err1 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.currency === void 0 || !func0.call(data0, "currency")) {
					const err2 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				for (const key1 of Object.keys(data0)) if (!(key1 === "amount" || key1 === "currency")) {
					const err3 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.amount !== void 0 && func0.call(data0, "amount")) {
					let data1 = data0.amount;
					if (typeof data1 === "string") {
						if (!pattern17.test(data1)) {
							const err4 = {
								instancePath: instancePath + "/per_act/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/per_act/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.currency !== void 0 && func0.call(data0, "currency")) {
					let data2 = data0.currency;
					if (typeof data2 === "string") {
						if (!pattern18.test(data2)) {
							const err6 = {
								instancePath: instancePath + "/per_act/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/per_act/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/per_act",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			let data3 = data.per_month;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.amount === void 0 || !func0.call(data3, "amount")) {
					const err9 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.currency === void 0 || !func0.call(data3, "currency")) {
					const err10 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key2 of Object.keys(data3)) if (!(key2 === "amount" || key2 === "currency")) {
					const err11 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.amount !== void 0 && func0.call(data3, "amount")) {
					let data4 = data3.amount;
					if (typeof data4 === "string") {
						if (!pattern17.test(data4)) {
							const err12 = {
								instancePath: instancePath + "/per_month/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/per_month/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data3.currency !== void 0 && func0.call(data3, "currency")) {
					let data5 = data3.currency;
					if (typeof data5 === "string") {
						if (!pattern18.test(data5)) {
							const err14 = {
								instancePath: instancePath + "/per_month/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/per_month/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/per_month",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			let data6 = data.binding_acts_per_day;
			if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6))) {
				const err17 = {
					instancePath: instancePath + "/binding_acts_per_day",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
			if (typeof data6 == "number" && isFinite(data6)) {
				if (data6 > 9007199254740991 || isNaN(data6)) {
					const err18 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data6 < 1 || isNaN(data6)) {
					const err19 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate99(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err20 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err20];
		else vErrors.push(err20);
		errors++;
	}
	validate98.errors = vErrors;
	return errors === 0;
}
validate98.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema176 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/SourceRef" }
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate102.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 === "string") {
						if (!pattern24.test(data1)) {
							const err5 = {
								instancePath: instancePath + "/allowed/" + i0,
								schemaPath: "#/$defs/SourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
								message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
					} else {
						const err6 = {
							instancePath: instancePath + "/allowed/" + i0,
							schemaPath: "#/$defs/SourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err7 = {
							instancePath: instancePath + "/allowed",
							schemaPath: "#/properties/allowed/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
						break outer0;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data3 = data2[i2];
					if (typeof data3 === "string") {
						if (!pattern24.test(data3)) {
							const err9 = {
								instancePath: instancePath + "/prohibited/" + i2,
								schemaPath: "#/$defs/SourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
								message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
						}
					} else {
						const err10 = {
							instancePath: instancePath + "/prohibited/" + i2,
							schemaPath: "#/$defs/SourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
					}
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data2[i3], data2[j1])) {
						const err11 = {
							instancePath: instancePath + "/prohibited",
							schemaPath: "#/properties/prohibited/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
						break outer1;
					}
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			let data4 = data.freshness;
			if (typeof data4 === "string") {
				if (func84(data4) > 40) {
					const err13 = {
						instancePath: instancePath + "/freshness",
						schemaPath: "#/$defs/Duration/maxLength",
						keyword: "maxLength",
						params: { limit: 40 },
						message: "must NOT have more than 40 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern26.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/freshness",
						schemaPath: "#/$defs/Duration/pattern",
						keyword: "pattern",
						params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
						message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/freshness",
					schemaPath: "#/$defs/Duration/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err16 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema176.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err17 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
	} else {
		const err18 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err18];
		else vErrors.push(err18);
		errors++;
	}
	validate102.errors = vErrors;
	return errors === 0;
}
validate102.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema161.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			let data0 = data.working_mode;
			if (!(data0 === "plan" || data0 === "ask" || data0 === "auto" || data0 === "full_auto")) {
				const err10 = {
					instancePath: instancePath + "/working_mode",
					schemaPath: "#/$defs/WorkingMode/enum",
					keyword: "enum",
					params: { allowedValues: schema162.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err11 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err12 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (!(data3 === "asked" || data3 === "routine" || data3 === "message" || data3 === "notification" || data3 === "app_event" || data3 === "handoff" || data3 === "autonomous")) {
						const err13 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/$defs/Trigger/enum",
							keyword: "enum",
							params: { allowedValues: schema163.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err14 = {
							instancePath: instancePath + "/triggers",
							schemaPath: "#/properties/triggers/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
						break outer0;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate96(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err16 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema161.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err17 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema161.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			let data7 = data.max_recipients;
			if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7))) {
				const err18 = {
					instancePath: instancePath + "/max_recipients",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
			if (typeof data7 == "number" && isFinite(data7)) {
				if (data7 > 9007199254740991 || isNaN(data7)) {
					const err19 = {
						instancePath: instancePath + "/max_recipients",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (data7 < 1 || isNaN(data7)) {
					const err20 = {
						instancePath: instancePath + "/max_recipients",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate98(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate102(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err21 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err21];
		else vErrors.push(err21);
		errors++;
	}
	validate95.errors = vErrors;
	return errors === 0;
}
validate95.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema181 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate105.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			let data0 = data.sent;
			if (!(data0 === "proposal" || data0 === "on_confirm" || data0 === "self_within_limits")) {
				const err8 = {
					instancePath: instancePath + "/sent",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			let data1 = data.purchased;
			if (!(data1 === "proposal" || data1 === "on_confirm" || data1 === "self_within_limits")) {
				const err9 = {
					instancePath: instancePath + "/purchased",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			let data2 = data.transferred;
			if (!(data2 === "proposal" || data2 === "on_confirm" || data2 === "self_within_limits")) {
				const err10 = {
					instancePath: instancePath + "/transferred",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			let data3 = data.submitted;
			if (!(data3 === "proposal" || data3 === "on_confirm" || data3 === "self_within_limits")) {
				const err11 = {
					instancePath: instancePath + "/submitted",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			let data4 = data.changed;
			if (!(data4 === "proposal" || data4 === "on_confirm" || data4 === "self_within_limits")) {
				const err12 = {
					instancePath: instancePath + "/changed",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			let data5 = data.deleted;
			if (!(data5 === "proposal" || data5 === "on_confirm" || data5 === "self_within_limits")) {
				const err13 = {
					instancePath: instancePath + "/deleted",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			let data6 = data.shared;
			if (!(data6 === "proposal" || data6 === "on_confirm" || data6 === "self_within_limits")) {
				const err14 = {
					instancePath: instancePath + "/shared",
					schemaPath: "#/$defs/CeilingLevel/enum",
					keyword: "enum",
					params: { allowedValues: schema181.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate105.errors = vErrors;
	return errors === 0;
}
validate105.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate108.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			let data0 = data.version;
			if (typeof data0 === "string") {
				if (func84(data0) > 200) {
					const err3 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/version",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/version",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			let data1 = data.sha256;
			if (typeof data1 === "string") {
				if (!pattern28.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/sha256",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate108.errors = vErrors;
	return errors === 0;
}
validate108.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.agent === void 0 || !func0.call(data, "agent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "agent" },
				message: "must have required property 'agent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "agent" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.agent !== void 0 && func0.call(data, "agent")) {
			let data0 = data.agent;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err3 = {
						instancePath: instancePath + "/agent",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/agent",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/agent",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			let data1 = data.sha256;
			if (typeof data1 === "string") {
				if (!pattern28.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/sha256",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate107.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section" || key0 === "inventories")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate108(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate108(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
				errors = vErrors.length;
			}
		}
		if (data.inventories !== void 0 && func0.call(data, "inventories")) {
			let data2 = data.inventories;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate111(data2[i0], {
					instancePath: instancePath + "/inventories/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
					errors = vErrors.length;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/inventories",
					schemaPath: "#/properties/inventories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate107.errors = vErrors;
	return errors === 0;
}
validate107.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema195 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			let data0 = data.actor;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err4 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/actor",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data1 = data.name;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			let data2 = data.role;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/role",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			let data3 = data.platform;
			if (typeof data3 === "string") {
				if (func84(data3) > 200) {
					const err13 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err14 = {
						instancePath: instancePath + "/platform",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/platform",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate114.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema195.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate115(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema195.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate114.errors = vErrors;
	return errors === 0;
}
validate114.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			let data0 = data.grant_id;
			if (typeof data0 === "string") {
				if (!pattern4.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/grant_id",
						schemaPath: "#/$defs/GrantId/pattern",
						keyword: "pattern",
						params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/grant_id",
					schemaPath: "#/$defs/GrantId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			let data1 = data.delegate;
			if (typeof data1 === "string") {
				if (func84(data1) > 400) {
					const err6 = {
						instancePath: instancePath + "/delegate",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/delegate",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/delegate",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			let data2 = data.seal;
			if (typeof data2 === "string") {
				if (!pattern28.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/seal",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/seal",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate118.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func84(data3) > 400) {
							const err11 = {
								instancePath: instancePath + "/agents/" + i0,
								schemaPath: "#/$defs/ActorRef/maxLength",
								keyword: "maxLength",
								params: { limit: 400 },
								message: "must NOT have more than 400 characters"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (!pattern8.test(data3)) {
							const err12 = {
								instancePath: instancePath + "/agents/" + i0,
								schemaPath: "#/$defs/ActorRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
								message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/agents/" + i0,
							schemaPath: "#/$defs/ActorRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err14 = {
							instancePath: instancePath + "/agents",
							schemaPath: "#/properties/agents/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
						break outer0;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate119(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
					errors = vErrors.length;
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate118.errors = vErrors;
	return errors === 0;
}
validate118.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			let data0 = data.issued_at;
			if (typeof data0 === "string") {
				if (!pattern36.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/issued_at",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/issued_at",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			let data1 = data.not_before;
			if (typeof data1 === "string") {
				if (!pattern36.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/not_before",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/not_before",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			let data2 = data.expires;
			if (typeof data2 === "string") {
				if (!pattern36.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/expires",
						schemaPath: "#/$defs/Instant/pattern",
						keyword: "pattern",
						params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
						message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/expires",
					schemaPath: "#/$defs/Instant/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate124.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			let data0 = data.command;
			if (typeof data0 === "string") {
				if (func84(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/command",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/command",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/command",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			let data1 = data.status;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err5 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern5.test(data1)) {
					const err6 = {
						instancePath: instancePath + "/status",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate124.errors = vErrors;
	return errors === 0;
}
validate124.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema215 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema215.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data1 = data.label;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err4 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			let data2 = data.address;
			if (typeof data2 === "string") {
				if (func84(data2) > 320) {
					const err7 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/$defs/CounterpartyRef/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern42.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/address",
						schemaPath: "#/$defs/CounterpartyRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/address",
					schemaPath: "#/$defs/CounterpartyRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate127.errors = vErrors;
	return errors === 0;
}
validate127.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate126.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate127(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
					errors = vErrors.length;
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data0[i1], data0[j0])) {
						const err3 = {
							instancePath: instancePath + "/channels",
							schemaPath: "#/properties/channels/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate126.errors = vErrors;
	return errors === 0;
}
validate126.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			let data0 = data.where;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/where",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/where",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/where",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 === "string") {
						if (func84(data2) > 2e3) {
							const err6 = {
								instancePath: instancePath + "/contains/" + i0,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern7.test(data2)) {
							const err7 = {
								instancePath: instancePath + "/contains/" + i0,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/contains/" + i0,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data1[i1], data1[j0])) {
						const err9 = {
							instancePath: instancePath + "/contains",
							schemaPath: "#/properties/contains/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema222 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Effect" }
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
const schema228 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate133.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/$defs/CatalogueEffect/enum",
			keyword: "enum",
			params: { allowedValues: schema228.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs3 = errors;
	if (typeof data === "string") {
		if (func84(data) > 2e3) {
			const err1 = {
				instancePath,
				schemaPath: "#/$defs/ExtensionEffect/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (!pattern49.test(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/$defs/ExtensionEffect/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/$defs/ExtensionEffect/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	var _valid0 = _errs3 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err4 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate133.errors = vErrors;
	return errors === 0;
}
validate133.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate132.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema222.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (!pattern45.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/$defs/ResourceRef/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
						message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/$defs/ResourceRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			let data1 = data.provider;
			if (typeof data1 === "string") {
				if (func84(data1) > 200) {
					const err7 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/provider",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/provider",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data2 = data.label;
			if (typeof data2 === "string") {
				if (func84(data2) > 200) {
					const err10 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err11 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			let data3 = data.account;
			if (typeof data3 === "string") {
				if (func84(data3) > 320) {
					const err13 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/$defs/CounterpartyRef/maxLength",
						keyword: "maxLength",
						params: { limit: 320 },
						message: "must NOT have more than 320 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern42.test(data3)) {
					const err14 = {
						instancePath: instancePath + "/account",
						schemaPath: "#/$defs/CounterpartyRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/account",
					schemaPath: "#/$defs/CounterpartyRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate133(data4[i0], {
					instancePath: instancePath + "/effects/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
					errors = vErrors.length;
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data4[i1], data4[j0])) {
						const err16 = {
							instancePath: instancePath + "/effects",
							schemaPath: "#/properties/effects/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err16];
						else vErrors.push(err16);
						errors++;
						break outer0;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			let data6 = data.place;
			if (typeof data6 === "string") {
				if (func84(data6) > 2e3) {
					const err18 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (!pattern7.test(data6)) {
					const err19 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/place",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err21 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema222.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data7[i3], data7[j1])) {
						const err22 = {
							instancePath: instancePath + "/reach",
							schemaPath: "#/properties/reach/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err22];
						else vErrors.push(err22);
						errors++;
						break outer1;
					}
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			let data9 = data.via;
			if (typeof data9 === "string") {
				if (func84(data9) > 2e3) {
					const err24 = {
						instancePath: instancePath + "/via",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!pattern7.test(data9)) {
					const err25 = {
						instancePath: instancePath + "/via",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/via",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err27 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data11 = data10[i4];
					if (typeof data11 === "string") {
						if (func84(data11) > 2e3) {
							const err28 = {
								instancePath: instancePath + "/locations/" + i4,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
						if (!pattern7.test(data11)) {
							const err29 = {
								instancePath: instancePath + "/locations/" + i4,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
					} else {
						const err30 = {
							instancePath: instancePath + "/locations/" + i4,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err30];
						else vErrors.push(err30);
						errors++;
					}
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					outer2: for (; i5--;) for (j2 = i5; j2--;) if (func27(data10[i5], data10[j2])) {
						const err31 = {
							instancePath: instancePath + "/locations",
							schemaPath: "#/properties/locations/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i5,
								j: j2
							},
							message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
						};
						if (vErrors === null) vErrors = [err31];
						else vErrors.push(err31);
						errors++;
						break outer2;
					}
				}
			} else {
				const err32 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err32];
				else vErrors.push(err32);
				errors++;
			}
		}
	} else {
		const err33 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err33];
		else vErrors.push(err33);
		errors++;
	}
	validate132.errors = vErrors;
	return errors === 0;
}
validate132.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema233 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ResourceRef" }
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActorRef" }
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
const schema235 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
const schema236 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/CounterpartyRef" }
		}
	}
};
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate138.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema236.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema236.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 === "string") {
						if (func84(data3) > 320) {
							const err6 = {
								instancePath: instancePath + "/ids/" + i0,
								schemaPath: "#/$defs/CounterpartyRef/maxLength",
								keyword: "maxLength",
								params: { limit: 320 },
								message: "must NOT have more than 320 characters"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						if (!pattern42.test(data3)) {
							const err7 = {
								instancePath: instancePath + "/ids/" + i0,
								schemaPath: "#/$defs/CounterpartyRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/ids/" + i0,
							schemaPath: "#/$defs/CounterpartyRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data2[i1], data2[j0])) {
						const err9 = {
							instancePath: instancePath + "/ids",
							schemaPath: "#/properties/ids/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate138.errors = vErrors;
	return errors === 0;
}
validate138.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			let data0 = data.per_act;
			if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
				if (data0.amount === void 0 || !func0.call(data0, "amount")) {
					const err1 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (data0.currency === void 0 || !func0.call(data0, "currency")) {
					const err2 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				for (const key1 of Object.keys(data0)) if (!(key1 === "amount" || key1 === "currency")) {
					const err3 = {
						instancePath: instancePath + "/per_act",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0.amount !== void 0 && func0.call(data0, "amount")) {
					let data1 = data0.amount;
					if (typeof data1 === "string") {
						if (!pattern17.test(data1)) {
							const err4 = {
								instancePath: instancePath + "/per_act/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
						}
					} else {
						const err5 = {
							instancePath: instancePath + "/per_act/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
				if (data0.currency !== void 0 && func0.call(data0, "currency")) {
					let data2 = data0.currency;
					if (typeof data2 === "string") {
						if (!pattern18.test(data2)) {
							const err6 = {
								instancePath: instancePath + "/per_act/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
					} else {
						const err7 = {
							instancePath: instancePath + "/per_act/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/per_act",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			let data3 = data.per_month;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.amount === void 0 || !func0.call(data3, "amount")) {
					const err9 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "amount" },
						message: "must have required property 'amount'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.currency === void 0 || !func0.call(data3, "currency")) {
					const err10 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/required",
						keyword: "required",
						params: { missingProperty: "currency" },
						message: "must have required property 'currency'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				for (const key2 of Object.keys(data3)) if (!(key2 === "amount" || key2 === "currency")) {
					const err11 = {
						instancePath: instancePath + "/per_month",
						schemaPath: "#/$defs/Money/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.amount !== void 0 && func0.call(data3, "amount")) {
					let data4 = data3.amount;
					if (typeof data4 === "string") {
						if (!pattern17.test(data4)) {
							const err12 = {
								instancePath: instancePath + "/per_month/amount",
								schemaPath: "#/$defs/Money/properties/amount/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
								message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/per_month/amount",
							schemaPath: "#/$defs/Money/properties/amount/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				if (data3.currency !== void 0 && func0.call(data3, "currency")) {
					let data5 = data3.currency;
					if (typeof data5 === "string") {
						if (!pattern18.test(data5)) {
							const err14 = {
								instancePath: instancePath + "/per_month/currency",
								schemaPath: "#/$defs/Money/properties/currency/pattern",
								keyword: "pattern",
								params: { pattern: "^[A-Z]{3}$" },
								message: "must match pattern \"^[A-Z]{3}$\""
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
						}
					} else {
						const err15 = {
							instancePath: instancePath + "/per_month/currency",
							schemaPath: "#/$defs/Money/properties/currency/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/per_month",
					schemaPath: "#/$defs/Money/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data6 = data.categories;
			if (Array.isArray(data6)) {
				if (data6.length < 1) {
					const err17 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len0 = data6.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data7 = data6[i0];
					if (typeof data7 === "string") {
						if (func84(data7) > 200) {
							const err18 = {
								instancePath: instancePath + "/categories/" + i0,
								schemaPath: "#/$defs/Name/maxLength",
								keyword: "maxLength",
								params: { limit: 200 },
								message: "must NOT have more than 200 characters"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern7.test(data7)) {
							const err19 = {
								instancePath: instancePath + "/categories/" + i0,
								schemaPath: "#/$defs/Name/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/categories/" + i0,
							schemaPath: "#/$defs/Name/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				let i1 = data6.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data6[i1], data6[j0])) {
						const err21 = {
							instancePath: instancePath + "/categories",
							schemaPath: "#/properties/categories/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
						break outer0;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			let data8 = data.binding_acts_per_day;
			if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8))) {
				const err23 = {
					instancePath: instancePath + "/binding_acts_per_day",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
			if (typeof data8 == "number" && isFinite(data8)) {
				if (data8 > 9007199254740991 || isNaN(data8)) {
					const err24 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data8 < 1 || isNaN(data8)) {
					const err25 = {
						instancePath: instancePath + "/binding_acts_per_day",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate99(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err26 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err26];
		else vErrors.push(err26);
		errors++;
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema245 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema245.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			let data1 = data.words;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err3 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/words",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/words",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate136.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema233.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			let data3 = data.act;
			if (typeof data3 === "string") {
				if (func84(data3) > 100) {
					const err15 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (!pattern53.test(data3)) {
					const err16 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/act",
					schemaPath: "#/$defs/ActId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate133(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data5 = data.kind;
			if (!(data5 === "none" || data5 === "sent" || data5 === "purchased" || data5 === "transferred" || data5 === "submitted" || data5 === "changed" || data5 === "deleted" || data5 === "shared")) {
				const err18 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/$defs/Kind/enum",
					keyword: "enum",
					params: { allowedValues: schema235.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate138(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 === "string") {
						if (!pattern45.test(data8)) {
							const err19 = {
								instancePath: instancePath + "/resources/" + i0,
								schemaPath: "#/$defs/ResourceRef/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
								message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/resources/" + i0,
							schemaPath: "#/$defs/ResourceRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data7[i1], data7[j0])) {
						const err21 = {
							instancePath: instancePath + "/resources",
							schemaPath: "#/properties/resources/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
						break outer0;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err23 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data10 = data9[i2];
					if (typeof data10 === "string") {
						if (func84(data10) > 400) {
							const err24 = {
								instancePath: instancePath + "/actors/" + i2,
								schemaPath: "#/$defs/ActorRef/maxLength",
								keyword: "maxLength",
								params: { limit: 400 },
								message: "must NOT have more than 400 characters"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (!pattern8.test(data10)) {
							const err25 = {
								instancePath: instancePath + "/actors/" + i2,
								schemaPath: "#/$defs/ActorRef/pattern",
								keyword: "pattern",
								params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
								message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/actors/" + i2,
							schemaPath: "#/$defs/ActorRef/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					outer1: for (; i3--;) for (j1 = i3; j1--;) if (func27(data9[i3], data9[j1])) {
						const err27 = {
							instancePath: instancePath + "/actors",
							schemaPath: "#/properties/actors/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i3,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
						break outer1;
					}
				}
			} else {
				const err28 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err28];
				else vErrors.push(err28);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate102(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate141(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err29 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate144(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err30 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema233.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err30];
				else vErrors.push(err30);
				errors++;
			}
		}
	} else {
		const err31 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err31];
		else vErrors.push(err31);
		errors++;
	}
	validate136.errors = vErrors;
	return errors === 0;
}
validate136.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate147.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			let data0 = data.act;
			if (typeof data0 === "string") {
				if (func84(data0) > 100) {
					const err3 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern53.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/act",
						schemaPath: "#/$defs/ActId/pattern",
						keyword: "pattern",
						params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
						message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/act",
					schemaPath: "#/$defs/ActId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate133(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data2 = data.kind;
			if (!(data2 === "none" || data2 === "sent" || data2 === "purchased" || data2 === "transferred" || data2 === "submitted" || data2 === "changed" || data2 === "deleted" || data2 === "shared")) {
				const err6 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/$defs/Kind/enum",
					keyword: "enum",
					params: { allowedValues: schema235.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			let data3 = data.label;
			if (typeof data3 === "string") {
				if (func84(data3) > 200) {
					const err7 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err8 = {
						instancePath: instancePath + "/label",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/label",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate147.errors = vErrors;
	return errors === 0;
}
validate147.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema251 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			let data0 = data.about;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/about",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err8 = {
						instancePath: instancePath + "/about",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/about",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			let data1 = data.tool_permission;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err10 = {
						instancePath: instancePath + "/tool_permission",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err11 = {
						instancePath: instancePath + "/tool_permission",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/tool_permission",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			let data2 = data.work_rule;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err13 = {
						instancePath: instancePath + "/work_rule",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err14 = {
						instancePath: instancePath + "/work_rule",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/work_rule",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err16 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema251.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			let data4 = data.chosen;
			if (typeof data4 === "string") {
				if (func84(data4) > 2e3) {
					const err17 = {
						instancePath: instancePath + "/chosen",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err18 = {
						instancePath: instancePath + "/chosen",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
			} else {
				const err19 = {
					instancePath: instancePath + "/chosen",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err19];
				else vErrors.push(err19);
				errors++;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			let data5 = data.why;
			if (typeof data5 === "string") {
				if (func84(data5) > 2e3) {
					const err20 = {
						instancePath: instancePath + "/why",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (!pattern7.test(data5)) {
					const err21 = {
						instancePath: instancePath + "/why",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err21];
					else vErrors.push(err21);
					errors++;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/why",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate150.errors = vErrors;
	return errors === 0;
}
validate150.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema257 = {
	"title": "Formation",
	"type": "object",
	"additionalProperties": false,
	"required": ["arrangement"],
	"properties": {
		"name": { "$ref": "#/$defs/Name" },
		"arrangement": { "enum": [
			"path.sequential",
			"path.choice",
			"path.fanout_fanin",
			"path.bounded_loop",
			"hub.manager_worker",
			"habitat.handoff",
			"habitat.committee",
			"habitat.market",
			"habitat.blackboard",
			"habitat.mesh"
		] },
		"routing_authority": { "enum": [
			"code",
			"one_model",
			"any_peer",
			"none",
			"protocol",
			"environment"
		] },
		"participants": {
			"type": "array",
			"items": { "$ref": "#/$defs/Participant" }
		},
		"settlement": { "$ref": "#/$defs/Settlement" },
		"join": { "enum": [
			"all",
			"any",
			"first_completed",
			"decision",
			"wait_for_activated_arms"
		] },
		"termination": { "$ref": "#/$defs/Termination" },
		"handoffs": {
			"type": "array",
			"items": { "$ref": "#/$defs/Handoff" }
		},
		"transitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/Transition" }
		},
		"configuration": { "$ref": "#/$defs/Configuration" },
		"protocol": { "$ref": "#/$defs/Protocol" },
		"acts": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		},
		"unresolved": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
const schema259 = {
	"title": "Participant",
	"type": "object",
	"additionalProperties": false,
	"required": ["actor", "membership"],
	"properties": {
		"actor": { "$ref": "#/$defs/ActorRef" },
		"membership": { "enum": ["member", "adjacent"] },
		"interaction": { "enum": [
			"none",
			"consulted",
			"notified"
		] },
		"authority": { "enum": [
			"none",
			"delegates",
			"delegated"
		] },
		"commit": { "enum": ["none", "ratifies"] }
	}
};
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate153.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.membership === void 0 || !func0.call(data, "membership")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "membership" },
				message: "must have required property 'membership'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "membership" || key0 === "interaction" || key0 === "authority" || key0 === "commit")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			let data0 = data.actor;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err3 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/actor",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/actor",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.membership !== void 0 && func0.call(data, "membership")) {
			let data1 = data.membership;
			if (!(data1 === "member" || data1 === "adjacent")) {
				const err6 = {
					instancePath: instancePath + "/membership",
					schemaPath: "#/properties/membership/enum",
					keyword: "enum",
					params: { allowedValues: schema259.properties.membership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.interaction !== void 0 && func0.call(data, "interaction")) {
			let data2 = data.interaction;
			if (!(data2 === "none" || data2 === "consulted" || data2 === "notified")) {
				const err7 = {
					instancePath: instancePath + "/interaction",
					schemaPath: "#/properties/interaction/enum",
					keyword: "enum",
					params: { allowedValues: schema259.properties.interaction.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data3 = data.authority;
			if (!(data3 === "none" || data3 === "delegates" || data3 === "delegated")) {
				const err8 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema259.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data4 = data.commit;
			if (!(data4 === "none" || data4 === "ratifies")) {
				const err9 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema259.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
validate153.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema261 = {
	"title": "Settlement",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/SettlementKind" },
		"rule": { "$ref": "#/$defs/Text" },
		"threshold": { "$ref": "#/$defs/Threshold" },
		"evaluator": { "$ref": "#/$defs/ActorRef" },
		"reversibility": { "enum": [
			"reversible",
			"costly",
			"irreversible"
		] },
		"evidence": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"accept",
				"votes",
				"transfer",
				"award",
				"commit"
			] }
		}
	}
};
const schema262 = {
	"title": "SettlementKind",
	"enum": [
		"authored_completion",
		"rule_fires",
		"owner_acceptance",
		"ownership_transfer",
		"aggregated_judgment",
		"allocation_award",
		"committed_state_transition",
		"protocol_convergence"
	]
};
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.approvals === void 0 || !func0.call(data, "approvals")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "approvals" },
				message: "must have required property 'approvals'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "approvals")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.approvals !== void 0 && func0.call(data, "approvals")) {
			let data0 = data.approvals;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err2 = {
					instancePath: instancePath + "/approvals",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err3 = {
						instancePath: instancePath + "/approvals",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (data0 < 1 || isNaN(data0)) {
					const err4 = {
						instancePath: instancePath + "/approvals",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate155.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "rule" || key0 === "threshold" || key0 === "evaluator" || key0 === "reversibility" || key0 === "evidence")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "authored_completion" || data0 === "rule_fires" || data0 === "owner_acceptance" || data0 === "ownership_transfer" || data0 === "aggregated_judgment" || data0 === "allocation_award" || data0 === "committed_state_transition" || data0 === "protocol_convergence")) {
				const err1 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/$defs/SettlementKind/enum",
					keyword: "enum",
					params: { allowedValues: schema262.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.rule !== void 0 && func0.call(data, "rule")) {
			let data1 = data.rule;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err2 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err3 = {
						instancePath: instancePath + "/rule",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/rule",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.threshold !== void 0 && func0.call(data, "threshold")) {
			if (!validate156(data.threshold, {
				instancePath: instancePath + "/threshold",
				parentData: data,
				parentDataProperty: "threshold",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
				errors = vErrors.length;
			}
		}
		if (data.evaluator !== void 0 && func0.call(data, "evaluator")) {
			let data3 = data.evaluator;
			if (typeof data3 === "string") {
				if (func84(data3) > 400) {
					const err5 = {
						instancePath: instancePath + "/evaluator",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (!pattern8.test(data3)) {
					const err6 = {
						instancePath: instancePath + "/evaluator",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/evaluator",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.reversibility !== void 0 && func0.call(data, "reversibility")) {
			let data4 = data.reversibility;
			if (!(data4 === "reversible" || data4 === "costly" || data4 === "irreversible")) {
				const err8 = {
					instancePath: instancePath + "/reversibility",
					schemaPath: "#/properties/reversibility/enum",
					keyword: "enum",
					params: { allowedValues: schema261.properties.reversibility.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.evidence !== void 0 && func0.call(data, "evidence")) {
			let data5 = data.evidence;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (!(data6 === "accept" || data6 === "votes" || data6 === "transfer" || data6 === "award" || data6 === "commit")) {
						const err9 = {
							instancePath: instancePath + "/evidence/" + i0,
							schemaPath: "#/properties/evidence/items/enum",
							keyword: "enum",
							params: { allowedValues: schema261.properties.evidence.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let i1 = data5.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data5[i1], data5[j0])) {
						const err10 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err10];
						else vErrors.push(err10);
						errors++;
						break outer0;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/evidence",
					schemaPath: "#/properties/evidence/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
	} else {
		const err12 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err12];
		else vErrors.push(err12);
		errors++;
	}
	validate155.errors = vErrors;
	return errors === 0;
}
validate155.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema267 = {
	"title": "Termination",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"construction",
			"declared_bound",
			"model_signal",
			"unbounded"
		] },
		"max_rounds": { "$ref": "#/$defs/Count" },
		"stop_rule": { "$ref": "#/$defs/Text" },
		"on_limit": { "enum": ["ask", "stop"] }
	}
};
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate159.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "max_rounds" || key0 === "stop_rule" || key0 === "on_limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "construction" || data0 === "declared_bound" || data0 === "model_signal" || data0 === "unbounded")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema267.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.max_rounds !== void 0 && func0.call(data, "max_rounds")) {
			let data1 = data.max_rounds;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err3 = {
					instancePath: instancePath + "/max_rounds",
					schemaPath: "#/$defs/Count/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err4 = {
						instancePath: instancePath + "/max_rounds",
						schemaPath: "#/$defs/Count/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (data1 < 1 || isNaN(data1)) {
					const err5 = {
						instancePath: instancePath + "/max_rounds",
						schemaPath: "#/$defs/Count/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 1
						},
						message: "must be >= 1"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		}
		if (data.stop_rule !== void 0 && func0.call(data, "stop_rule")) {
			let data2 = data.stop_rule;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err6 = {
						instancePath: instancePath + "/stop_rule",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err7 = {
						instancePath: instancePath + "/stop_rule",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/stop_rule",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.on_limit !== void 0 && func0.call(data, "on_limit")) {
			let data3 = data.on_limit;
			if (!(data3 === "ask" || data3 === "stop")) {
				const err9 = {
					instancePath: instancePath + "/on_limit",
					schemaPath: "#/properties/on_limit/enum",
					keyword: "enum",
					params: { allowedValues: schema267.properties.on_limit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate159.errors = vErrors;
	return errors === 0;
}
validate159.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema270 = {
	"title": "Handoff",
	"type": "object",
	"additionalProperties": false,
	"required": ["from", "to"],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"ownership": { "enum": ["moves", "stays"] },
		"acceptance": { "$ref": "#/$defs/Text" },
		"seam": { "enum": [
			"coordination",
			"specialisation",
			"segregation_of_duties",
			"accountability",
			"external_sla"
		] }
	}
};
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate161.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "ownership" || key0 === "acceptance" || key0 === "seam")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err3 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (func84(data1) > 400) {
					const err6 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err7 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.ownership !== void 0 && func0.call(data, "ownership")) {
			let data2 = data.ownership;
			if (!(data2 === "moves" || data2 === "stays")) {
				const err9 = {
					instancePath: instancePath + "/ownership",
					schemaPath: "#/properties/ownership/enum",
					keyword: "enum",
					params: { allowedValues: schema270.properties.ownership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			let data3 = data.acceptance;
			if (typeof data3 === "string") {
				if (func84(data3) > 2e3) {
					const err10 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/acceptance",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.seam !== void 0 && func0.call(data, "seam")) {
			let data4 = data.seam;
			if (!(data4 === "coordination" || data4 === "specialisation" || data4 === "segregation_of_duties" || data4 === "accountability" || data4 === "external_sla")) {
				const err13 = {
					instancePath: instancePath + "/seam",
					schemaPath: "#/properties/seam/enum",
					keyword: "enum",
					params: { allowedValues: schema270.properties.seam.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate161.errors = vErrors;
	return errors === 0;
}
validate161.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema274 = {
	"title": "Transition",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"authority"
	],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"authority": { "enum": ["human_gate", "agent_delegates"] },
		"acts": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		}
	}
};
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate163.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.authority === void 0 || !func0.call(data, "authority")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authority" },
				message: "must have required property 'authority'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "authority" || key0 === "acts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			let data0 = data.from;
			if (typeof data0 === "string") {
				if (func84(data0) > 400) {
					const err4 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern8.test(data0)) {
					const err5 = {
						instancePath: instancePath + "/from",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/from",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			let data1 = data.to;
			if (typeof data1 === "string") {
				if (func84(data1) > 400) {
					const err7 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/ActorRef/maxLength",
						keyword: "maxLength",
						params: { limit: 400 },
						message: "must NOT have more than 400 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern8.test(data1)) {
					const err8 = {
						instancePath: instancePath + "/to",
						schemaPath: "#/$defs/ActorRef/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
						message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/to",
					schemaPath: "#/$defs/ActorRef/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data2 = data.authority;
			if (!(data2 === "human_gate" || data2 === "agent_delegates")) {
				const err10 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema274.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data3 = data.acts;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 === "string") {
						if (func84(data4) > 100) {
							const err11 = {
								instancePath: instancePath + "/acts/" + i0,
								schemaPath: "#/$defs/ActId/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							if (vErrors === null) vErrors = [err11];
							else vErrors.push(err11);
							errors++;
						}
						if (!pattern53.test(data4)) {
							const err12 = {
								instancePath: instancePath + "/acts/" + i0,
								schemaPath: "#/$defs/ActId/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
								message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
					} else {
						const err13 = {
							instancePath: instancePath + "/acts/" + i0,
							schemaPath: "#/$defs/ActId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
				}
				let i1 = data3.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data3[i1], data3[j0])) {
						const err14 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
						break outer0;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
validate163.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema278 = {
	"title": "Configuration",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"plan_provenance": { "enum": [
			"authored",
			"runtime",
			"hybrid"
		] },
		"performer_composition": { "$ref": "#/$defs/Text" }
	}
};
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate165.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "plan_provenance" || key0 === "performer_composition")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.plan_provenance !== void 0 && func0.call(data, "plan_provenance")) {
			let data0 = data.plan_provenance;
			if (!(data0 === "authored" || data0 === "runtime" || data0 === "hybrid")) {
				const err1 = {
					instancePath: instancePath + "/plan_provenance",
					schemaPath: "#/properties/plan_provenance/enum",
					keyword: "enum",
					params: { allowedValues: schema278.properties.plan_provenance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.performer_composition !== void 0 && func0.call(data, "performer_composition")) {
			let data1 = data.performer_composition;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err2 = {
						instancePath: instancePath + "/performer_composition",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err3 = {
						instancePath: instancePath + "/performer_composition",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/performer_composition",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate165.errors = vErrors;
	return errors === 0;
}
validate165.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate167.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "who_may_act" || key0 === "artifact" || key0 === "interactions" || key0 === "conflict" || key0 === "settlement" || key0 === "eligibility" || key0 === "envelope" || key0 === "acceptance")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.who_may_act !== void 0 && func0.call(data, "who_may_act")) {
			let data0 = data.who_may_act;
			if (typeof data0 === "string") {
				if (func84(data0) > 2e3) {
					const err1 = {
						instancePath: instancePath + "/who_may_act",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err2 = {
						instancePath: instancePath + "/who_may_act",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/who_may_act",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.artifact !== void 0 && func0.call(data, "artifact")) {
			let data1 = data.artifact;
			if (typeof data1 === "string") {
				if (func84(data1) > 2e3) {
					const err4 = {
						instancePath: instancePath + "/artifact",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
				if (!pattern7.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/artifact",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/artifact",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.interactions !== void 0 && func0.call(data, "interactions")) {
			let data2 = data.interactions;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err7 = {
						instancePath: instancePath + "/interactions",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (!pattern7.test(data2)) {
					const err8 = {
						instancePath: instancePath + "/interactions",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/interactions",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.conflict !== void 0 && func0.call(data, "conflict")) {
			let data3 = data.conflict;
			if (typeof data3 === "string") {
				if (func84(data3) > 2e3) {
					const err10 = {
						instancePath: instancePath + "/conflict",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (!pattern7.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/conflict",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/conflict",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			let data4 = data.settlement;
			if (typeof data4 === "string") {
				if (func84(data4) > 2e3) {
					const err13 = {
						instancePath: instancePath + "/settlement",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err14 = {
						instancePath: instancePath + "/settlement",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/settlement",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.eligibility !== void 0 && func0.call(data, "eligibility")) {
			let data5 = data.eligibility;
			if (typeof data5 === "string") {
				if (func84(data5) > 2e3) {
					const err16 = {
						instancePath: instancePath + "/eligibility",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern7.test(data5)) {
					const err17 = {
						instancePath: instancePath + "/eligibility",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/eligibility",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.envelope !== void 0 && func0.call(data, "envelope")) {
			let data6 = data.envelope;
			if (typeof data6 === "string") {
				if (func84(data6) > 2e3) {
					const err19 = {
						instancePath: instancePath + "/envelope",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				if (!pattern7.test(data6)) {
					const err20 = {
						instancePath: instancePath + "/envelope",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/envelope",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			let data7 = data.acceptance;
			if (typeof data7 === "string") {
				if (func84(data7) > 2e3) {
					const err22 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (!pattern7.test(data7)) {
					const err23 = {
						instancePath: instancePath + "/acceptance",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/acceptance",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
	} else {
		const err25 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err25];
		else vErrors.push(err25);
		errors++;
	}
	validate167.errors = vErrors;
	return errors === 0;
}
validate167.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate152.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema257.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			let data0 = data.name;
			if (typeof data0 === "string") {
				if (func84(data0) > 200) {
					const err2 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				if (!pattern7.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/name",
						schemaPath: "#/$defs/Name/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/name",
					schemaPath: "#/$defs/Name/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data1 = data.arrangement;
			if (!(data1 === "path.sequential" || data1 === "path.choice" || data1 === "path.fanout_fanin" || data1 === "path.bounded_loop" || data1 === "hub.manager_worker" || data1 === "habitat.handoff" || data1 === "habitat.committee" || data1 === "habitat.market" || data1 === "habitat.blackboard" || data1 === "habitat.mesh")) {
				const err5 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema257.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.routing_authority !== void 0 && func0.call(data, "routing_authority")) {
			let data2 = data.routing_authority;
			if (!(data2 === "code" || data2 === "one_model" || data2 === "any_peer" || data2 === "none" || data2 === "protocol" || data2 === "environment")) {
				const err6 = {
					instancePath: instancePath + "/routing_authority",
					schemaPath: "#/properties/routing_authority/enum",
					keyword: "enum",
					params: { allowedValues: schema257.properties.routing_authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.participants !== void 0 && func0.call(data, "participants")) {
			let data3 = data.participants;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate153(data3[i0], {
					instancePath: instancePath + "/participants/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/participants",
					schemaPath: "#/properties/participants/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate155(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate155.errors : vErrors.concat(validate155.errors);
				errors = vErrors.length;
			}
		}
		if (data.join !== void 0 && func0.call(data, "join")) {
			let data6 = data.join;
			if (!(data6 === "all" || data6 === "any" || data6 === "first_completed" || data6 === "decision" || data6 === "wait_for_activated_arms")) {
				const err8 = {
					instancePath: instancePath + "/join",
					schemaPath: "#/properties/join/enum",
					keyword: "enum",
					params: { allowedValues: schema257.properties.join.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.termination !== void 0 && func0.call(data, "termination")) {
			if (!validate159(data.termination, {
				instancePath: instancePath + "/termination",
				parentData: data,
				parentDataProperty: "termination",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
				errors = vErrors.length;
			}
		}
		if (data.handoffs !== void 0 && func0.call(data, "handoffs")) {
			let data8 = data.handoffs;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate161(data8[i1], {
					instancePath: instancePath + "/handoffs/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate161.errors : vErrors.concat(validate161.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/handoffs",
					schemaPath: "#/properties/handoffs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.transitions !== void 0 && func0.call(data, "transitions")) {
			let data10 = data.transitions;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate163(data10[i2], {
					instancePath: instancePath + "/transitions/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/transitions",
					schemaPath: "#/properties/transitions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.configuration !== void 0 && func0.call(data, "configuration")) {
			if (!validate165(data.configuration, {
				instancePath: instancePath + "/configuration",
				parentData: data,
				parentDataProperty: "configuration",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
				errors = vErrors.length;
			}
		}
		if (data.protocol !== void 0 && func0.call(data, "protocol")) {
			if (!validate167(data.protocol, {
				instancePath: instancePath + "/protocol",
				parentData: data,
				parentDataProperty: "protocol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors);
				errors = vErrors.length;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data14 = data.acts;
			if (Array.isArray(data14)) {
				if (data14.length < 1) {
					const err11 = {
						instancePath: instancePath + "/acts",
						schemaPath: "#/properties/acts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data15 = data14[i3];
					if (typeof data15 === "string") {
						if (func84(data15) > 100) {
							const err12 = {
								instancePath: instancePath + "/acts/" + i3,
								schemaPath: "#/$defs/ActId/maxLength",
								keyword: "maxLength",
								params: { limit: 100 },
								message: "must NOT have more than 100 characters"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
						}
						if (!pattern53.test(data15)) {
							const err13 = {
								instancePath: instancePath + "/acts/" + i3,
								schemaPath: "#/$defs/ActId/pattern",
								keyword: "pattern",
								params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
								message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
						}
					} else {
						const err14 = {
							instancePath: instancePath + "/acts/" + i3,
							schemaPath: "#/$defs/ActId/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err14];
						else vErrors.push(err14);
						errors++;
					}
				}
				let i4 = data14.length;
				let j0;
				if (i4 > 1) {
					outer0: for (; i4--;) for (j0 = i4; j0--;) if (func27(data14[i4], data14[j0])) {
						const err15 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i4,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
						break outer0;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.unresolved !== void 0 && func0.call(data, "unresolved")) {
			let data16 = data.unresolved;
			if (Array.isArray(data16)) {
				if (data16.length < 1) {
					const err17 = {
						instancePath: instancePath + "/unresolved",
						schemaPath: "#/properties/unresolved/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				const len4 = data16.length;
				for (let i5 = 0; i5 < len4; i5++) {
					let data17 = data16[i5];
					if (typeof data17 === "string") {
						if (func84(data17) > 2e3) {
							const err18 = {
								instancePath: instancePath + "/unresolved/" + i5,
								schemaPath: "#/$defs/Text/maxLength",
								keyword: "maxLength",
								params: { limit: 2e3 },
								message: "must NOT have more than 2000 characters"
							};
							if (vErrors === null) vErrors = [err18];
							else vErrors.push(err18);
							errors++;
						}
						if (!pattern7.test(data17)) {
							const err19 = {
								instancePath: instancePath + "/unresolved/" + i5,
								schemaPath: "#/$defs/Text/pattern",
								keyword: "pattern",
								params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
								message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/unresolved/" + i5,
							schemaPath: "#/$defs/Text/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				let i6 = data16.length;
				let j1;
				if (i6 > 1) {
					outer1: for (; i6--;) for (j1 = i6; j1--;) if (func27(data16[i6], data16[j1])) {
						const err21 = {
							instancePath: instancePath + "/unresolved",
							schemaPath: "#/properties/unresolved/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i6,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
						break outer1;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/unresolved",
					schemaPath: "#/properties/unresolved/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
	} else {
		const err23 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err23];
		else vErrors.push(err23);
		errors++;
	}
	validate152.errors = vErrors;
	return errors === 0;
}
validate152.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate170.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			let data1 = data.value;
			if (typeof data1 === "string") {
				if (!pattern28.test(data1)) {
					const err4 = {
						instancePath: instancePath + "/value",
						schemaPath: "#/$defs/Hex64/pattern",
						keyword: "pattern",
						params: { pattern: "^[0-9a-f]{64}$" },
						message: "must match pattern \"^[0-9a-f]{64}$\""
					};
					if (vErrors === null) vErrors = [err4];
					else vErrors.push(err4);
					errors++;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/value",
					schemaPath: "#/$defs/Hex64/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate170.errors = vErrors;
	return errors === 0;
}
validate170.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema143.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.2" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.2" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			let data1 = data.grant_id;
			if (typeof data1 === "string") {
				if (!pattern4.test(data1)) {
					const err22 = {
						instancePath: instancePath + "/grant_id",
						schemaPath: "#/$defs/GrantId/pattern",
						keyword: "pattern",
						params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
						message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
			} else {
				const err23 = {
					instancePath: instancePath + "/grant_id",
					schemaPath: "#/$defs/GrantId/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			let data2 = data.iss;
			if (typeof data2 === "string") {
				if (func84(data2) > 2e3) {
					const err24 = {
						instancePath: instancePath + "/iss",
						schemaPath: "#/$defs/Uri/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (!pattern5.test(data2)) {
					const err25 = {
						instancePath: instancePath + "/iss",
						schemaPath: "#/$defs/Uri/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
						message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
					};
					if (vErrors === null) vErrors = [err25];
					else vErrors.push(err25);
					errors++;
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/iss",
					schemaPath: "#/$defs/Uri/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate87(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate89(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate91(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			let data6 = data.purpose;
			if (typeof data6 === "string") {
				if (func84(data6) > 2e3) {
					const err27 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/$defs/Text/maxLength",
						keyword: "maxLength",
						params: { limit: 2e3 },
						message: "must NOT have more than 2000 characters"
					};
					if (vErrors === null) vErrors = [err27];
					else vErrors.push(err27);
					errors++;
				}
				if (!pattern7.test(data6)) {
					const err28 = {
						instancePath: instancePath + "/purpose",
						schemaPath: "#/$defs/Text/pattern",
						keyword: "pattern",
						params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
						message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/purpose",
					schemaPath: "#/$defs/Text/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate93(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate95(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate105(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate107(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate107.errors : vErrors.concat(validate107.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate114(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate118(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate122(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate124(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate126(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			let data16 = data.audit;
			if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
				if (data16.level === void 0 || !func0.call(data16, "level")) {
					const err30 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/required",
						keyword: "required",
						params: { missingProperty: "level" },
						message: "must have required property 'level'"
					};
					if (vErrors === null) vErrors = [err30];
					else vErrors.push(err30);
					errors++;
				}
				if (data16.report === void 0 || !func0.call(data16, "report")) {
					const err31 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/required",
						keyword: "required",
						params: { missingProperty: "report" },
						message: "must have required property 'report'"
					};
					if (vErrors === null) vErrors = [err31];
					else vErrors.push(err31);
					errors++;
				}
				for (const key1 of Object.keys(data16)) if (!(key1 === "level" || key1 === "report")) {
					const err32 = {
						instancePath: instancePath + "/audit",
						schemaPath: "#/$defs/Audit/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err32];
					else vErrors.push(err32);
					errors++;
				}
				if (data16.level !== void 0 && func0.call(data16, "level")) {
					let data17 = data16.level;
					if (!(data17 === "official_acts" || data17 === "all_acts")) {
						const err33 = {
							instancePath: instancePath + "/audit/level",
							schemaPath: "#/$defs/Audit/properties/level/enum",
							keyword: "enum",
							params: { allowedValues: schema218.properties.level.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data16.report !== void 0 && func0.call(data16, "report")) {
					let data18 = data16.report;
					if (!(data18 === "right_after" || data18 === "daily_summary")) {
						const err34 = {
							instancePath: instancePath + "/audit/report",
							schemaPath: "#/$defs/Audit/properties/report/enum",
							keyword: "enum",
							params: { allowedValues: schema218.properties.report.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/audit",
					schemaPath: "#/$defs/Audit/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate130(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data20 = data.resources;
			if (Array.isArray(data20)) {
				const len0 = data20.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate132(data20[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data20,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
					errors = vErrors.length;
				}
			} else {
				const err36 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err36];
				else vErrors.push(err36);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data22 = data.authorities;
			if (Array.isArray(data22)) {
				if (data22.length < 1) {
					const err37 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				const len1 = data22.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate136(data22[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data22,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
					errors = vErrors.length;
				}
			} else {
				const err38 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err38];
				else vErrors.push(err38);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data24 = data.denied;
			if (Array.isArray(data24)) {
				const len2 = data24.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate147(data24[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data24,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
					errors = vErrors.length;
				}
			} else {
				const err39 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err39];
				else vErrors.push(err39);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data26 = data.conflicts;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					const err40 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err40];
					else vErrors.push(err40);
					errors++;
				}
				const len3 = data26.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate150(data26[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data26,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
					errors = vErrors.length;
				}
			} else {
				const err41 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err41];
				else vErrors.push(err41);
				errors++;
			}
		}
		if (data.formations !== void 0 && func0.call(data, "formations")) {
			let data28 = data.formations;
			if (Array.isArray(data28)) {
				if (data28.length < 1) {
					const err42 = {
						instancePath: instancePath + "/formations",
						schemaPath: "#/properties/formations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err42];
					else vErrors.push(err42);
					errors++;
				}
				const len4 = data28.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate152(data28[i4], {
					instancePath: instancePath + "/formations/" + i4,
					parentData: data28,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
					errors = vErrors.length;
				}
			} else {
				const err43 = {
					instancePath: instancePath + "/formations",
					schemaPath: "#/properties/formations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err43];
				else vErrors.push(err43);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate170(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err44 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err44];
		else vErrors.push(err44);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateGrant, validateGrant11 };
