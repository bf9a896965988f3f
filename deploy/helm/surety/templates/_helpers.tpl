{{- define "surety.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end }}

{{- define "surety.labels" -}}
app.kubernetes.io/name: surety
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "surety.selector" -}}
app.kubernetes.io/name: surety
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "surety.image" -}}
{{- if .Values.image.digest -}}
{{ .Values.image.repository }}@{{ .Values.image.digest }}
{{- else -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{- define "surety.secret" -}}
{{- required "name a secret in existingSecret (values.yaml says what is in it)" .Values.existingSecret -}}
{{- end }}

{{- define "surety.fromSecret" -}}
- name: {{ .key }}
  valueFrom:
    secretKeyRef: { name: {{ .secret }}, key: {{ .key }} }
{{- end }}

{{/* Everything of the secret but the owner of the tables, whom only the migration may be. */}}
{{- define "surety.environment" -}}
- { name: MIGRATE, value: "off" }
- { name: MIGRATION_DATABASE_URL, value: "" }
{{- range $name, $value := .Values.settings }}
- { name: {{ $name }}, value: {{ $value | quote }} }
{{- end }}
{{- if .Values.anchors.existingClaim }}
- { name: ANCHOR_DIR, value: /anchors }
{{- end }}
{{- end }}

{{- define "surety.podSecurity" -}}
runAsNonRoot: true
runAsUser: 999
runAsGroup: 999
fsGroup: 999
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "surety.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "surety.mounts" -}}
- { name: data, mountPath: /data }
- { name: tmp, mountPath: /tmp }
{{- if .Values.anchors.existingClaim }}
- { name: anchors, mountPath: /anchors }
{{- end }}
{{- end }}

{{- define "surety.volumes" -}}
- { name: data, emptyDir: {} }
- { name: tmp, emptyDir: {} }
{{- if .Values.anchors.existingClaim }}
- name: anchors
  persistentVolumeClaim: { claimName: {{ .Values.anchors.existingClaim }} }
{{- end }}
{{- end }}
